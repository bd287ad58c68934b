// The sounds of the house, made on the spot: tones and noise, no files. A voice is a recipe that plays itself into a
// place of the audio graph at a time, and is silent again after less than two seconds.

type Place = { audio: BaseAudioContext; out: AudioNode; at: number };
type Voicing = (place: Place) => void;

/** A tone that swells at once and dies away. */
function tone(
  { audio, out, at }: Place,
  pitch: number,
  loud: number,
  seconds: number,
  { wave = "sine", to = pitch }: { wave?: OscillatorType; to?: number } = {},
): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same. */
function rustle(audio: BaseAudioContext): AudioBuffer {
  const known = rustles.get(audio);
  if (known) return known;
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = made.getChannelData(0);
  let state = 7;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = state / 2147483648 - 1;
  }
  rustles.set(audio, made);
  return made;
}

/** A breath of noise around a pitch. */
function noise(
  { audio, out, at }: Place,
  pitch: number,
  loud: number,
  seconds: number,
  { kind = "bandpass", rise = 0.004 }: { kind?: BiquadFilterType; rise?: number } = {},
): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = rustle(audio);
  filter.type = kind;
  filter.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, (at * 0.37) % 0.4);
  source.stop(at + seconds);
}

const later = (place: Place, by: number): Place => ({ ...place, at: place.at + by });

export const VOICES = {
  /** A card is laid. */
  card: (p) => {
    noise(p, 1900, 0.5, 0.07);
    noise(later(p, 0.035), 700, 0.4, 0.06);
  },
  /** Cards are turned over together. */
  turn: (p) => {
    [0, 0.05, 0.09].forEach((by) => noise(later(p, by), 2400 - 6000 * by, 0.35, 0.06));
    noise(later(p, 0.16), 600, 0.5, 0.08);
  },
  /** Something is paid. */
  coin: (p) => {
    [0, 0.09].forEach((by, i) => {
      tone(later(p, by), 2093 + 340 * i, 0.16, 0.32);
      tone(later(p, by), 3310 + 510 * i, 0.08, 0.2);
    });
  },
  /** The hammer falls. */
  hammer: (p) => {
    [0, 0.19].forEach((by, i) => {
      tone(later(p, by), 170, 0.6 + 0.2 * i, 0.16, { to: 62 });
      noise(later(p, by), 950, 0.6, 0.05, { kind: "lowpass" });
    });
  },
  /** Dice tumble, ever slower. */
  dice: (p) => {
    [0, 0.06, 0.13, 0.21, 0.31, 0.44, 0.6].forEach((by, i) => {
      noise(later(p, by), 2600 - 190 * i, 0.5 - 0.04 * i, 0.04);
      tone(later(p, by), 480 - 25 * i, 0.1, 0.04, { wave: "triangle" });
    });
  },
  /** A pencil goes to and fro. */
  pencil: (p) => {
    [0, 0.13, 0.25].forEach((by, i) => noise(later(p, by), 3600 + 500 * (i % 2), 0.22, 0.12, { rise: 0.03 }));
  },
  /** Sand begins to run. */
  sand: (p) => {
    tone(p, 880, 0.08, 0.12);
    noise(later(p, 0.05), 5600, 0.16, 0.95, { rise: 0.2 });
  },
  /** An award is handed over. */
  award: (p) => {
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) =>
      tone(later(p, i * 0.085), pitch, 0.2, 0.75, { wave: "triangle" }),
    );
  },
  /** The game is won. */
  win: (p) => {
    [392, 523.25, 659.25, 783.99].forEach((pitch, i) =>
      tone(later(p, i * 0.12), pitch, 0.2, 0.5, { wave: "triangle" }),
    );
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch) => tone(later(p, 0.52), pitch, 0.14, 1.2, { wave: "triangle" }));
  },
  /** The game is over, and somebody else has won. */
  end: (p) => {
    [523.25, 440, 349.23].forEach((pitch, i) => tone(later(p, i * 0.16), pitch, 0.16, 0.7));
  },
  /** It is one's turn. */
  chime: (p) => {
    [523.25, 783.99].forEach((pitch, i) => tone(later(p, i * 0.12), pitch, 0.14, 0.6));
  },
} satisfies Record<string, Voicing>;

export type Voice = keyof typeof VOICES;
