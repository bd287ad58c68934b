// How often the recogniser takes a drawing by hand for what was meant, and how long it takes.
import { recognised } from "../src/boards/artbox/recogniser";
import type { Kind, Point } from "../src/boards/artbox/shapes";
import { drawn } from "../src/testing/hand";

const KINDS: Kind[] = ["circle", "square", "triangle", "line"];

export function measure(count: number): void {
  const [wrong, times] = [new Map<string, number>(), [] as number[]];
  for (const kind of KINDS) {
    let right = 0;
    for (let seed = 1; seed <= count; seed++) {
      const { strokes, speed } = drawn(kind, seed);
      const [best] = recognised(strokes, KINDS);
      if (best?.kind === kind) right++;
      else {
        const name = `${kind} ${speed} ${strokes.length > 1 ? "several" : "one"} -> ${best?.kind ?? "nothing"}`;
        wrong.set(name, (wrong.get(name) ?? 0) + 1);
      }
    }
    console.log(`${kind.padEnd(9)} ${((100 * right) / count).toFixed(2)} % of ${count}`);
  }
  for (const [name, times] of [...wrong].sort((a, b) => b[1] - a[1])) console.log(`  ${name}: ${times}`);
  for (let round = 0; round < 400; round++) {
    const strokes = stretched(drawn(KINDS[round % 4] as Kind, round + 1).strokes, 400);
    // The processor's time: what else the machine does is not the recogniser's.
    const start = process.cpuUsage();
    recognised(strokes, KINDS);
    const used = process.cpuUsage(start);
    times.push((used.user + used.system) / 1000);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2)} ms`;
  console.log(`400 points: median ${at(0.5)}, 99 of 100 under ${at(0.99)}, slowest ${at(1)}`);
}

/** The same drawing with so many points. */
function stretched(strokes: Point[][], count: number): Point[][] {
  const total = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  return strokes.map((stroke) => {
    const wanted = Math.max(2, Math.round((count * stroke.length) / total));
    return Array.from({ length: wanted }, (_, i): Point => {
      const place = (i / (wanted - 1)) * (stroke.length - 1);
      const [a, b] = [
        stroke[Math.floor(place)] as Point,
        stroke[Math.min(stroke.length - 1, Math.ceil(place))] as Point,
      ];
      const part = place - Math.floor(place);
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    });
  });
}
