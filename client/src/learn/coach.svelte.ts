// The coach beside a seat: what it says now comes from the server, what it said is remembered here. It decides nothing.
import type { Play } from "../lib/play.svelte";
import type { CoachProposal, CoachRemark, Coached } from "../lib/wire.gen";
import { learnt } from "./learnt.svelte";

export class Coach {
  now = $state.raw<Coached | null>(null);
  thinking = $state(false);
  private taking = false;
  private again = false;
  private looking = false;

  remark = $derived<CoachRemark | null>(this.now?.remarks[0] ?? null);
  proposal = $derived<CoachProposal | null>(this.fresh() ? (this.now?.proposal ?? null) : null);
  /** What is pointed at: the thing that is spoken of, or else what is proposed. */
  point = $derived(this.remark && this.remark.point.length > 0 ? this.remark.point : (this.proposal?.point ?? []));
  /** A proposal can be had here without anybody else hearing of it. */
  proposes = $derived(this.now?.proposes ?? false);

  constructor(private readonly play: Play) {}

  /** What was said is about the question that is open. */
  private fresh(): boolean {
    return this.play.yourTurn && this.now?.seq === this.play.snapshot?.seq;
  }

  /** The coach looks at the table; what changes meanwhile is looked at afterwards. */
  async look(wanted = false): Promise<void> {
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = true;
    this.thinking = wanted;
    const said = await this.play.coach(learnt.of(this.play.game), wanted);
    this.looking = this.thinking = false;
    // A remark stays until it is read, whatever happens at the table.
    if (said) this.now = said;
    if (this.again) {
      this.again = false;
      await this.look();
    }
  }

  /** The remark was read, and is not made again. */
  async heard(): Promise<void> {
    if (this.remark) learnt.heard(this.play.game, this.remark.name);
    await this.look();
  }

  /** What is proposed is done. */
  take(): void {
    const found = this.proposal;
    if (!found) return;
    this.taking = true;
    void this.play.act(found.moves, found.payload ?? undefined);
    this.taking = false;
  }

  /** A move is made: by what was proposed or alone, something is learnt; and what stood there was read. */
  readonly saw = (actions: string[]): void => {
    const { now, play } = this;
    if (!now || !this.fresh()) return;
    if (this.remark) learnt.heard(play.game, this.remark.name);
    // The same move by one's own hand follows the proposal too; an own drawing does not.
    const alike = now.proposal !== null && !now.proposal.payload && actions[0] === now.proposal.moves[0];
    const followed = this.taking || alike;
    if (play.options.length > 1 && now.alone !== "") learnt.heard(play.game, followed ? now.taken : now.alone);
  };
}
