// Commands on their way: each is kept until it is answered, said again on a new line, and settled exactly once.
import type { ClientMessage, ServerMessage } from "./wire.gen";

export type Command = ClientMessage & { id: string };
type Answer = Extract<ServerMessage, { id: string }>;

interface Sent {
  seat: number;
  message: Command;
  settle: (answer: Answer) => void;
}

let count = 0;

/** A name no other command of anybody has. */
export const fresh = (): string =>
  `${Date.now().toString(36)}${(count++).toString(36)}${Math.floor(Math.random() * 1e9).toString(36)}`;

export class Queue {
  private readonly waiting = new Map<string, Sent>();

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  /** The command is said for a seat, now or when there is a line again; the answer is the server's. */
  ask(seat: number, message: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.waiting.set(message.id, { seat, message, settle });
      this.send(message);
    });
  }

  /** The answer goes to whoever asked; nobody did when it is for nobody, or comes a second time. */
  settle(answer: Answer): boolean {
    const sent = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    sent?.settle(answer);
    return sent !== undefined;
  }

  /** What a new line has to hear again; what was asked for another seat is too late. */
  unanswered(seat: number): ClientMessage[] {
    for (const sent of [...this.waiting.values()]) {
      if (sent.seat !== seat)
        this.settle({ type: "problem", id: sent.message.id, code: "stale", say: { id: "plain" }, sentence: "" });
    }
    return [...this.waiting.values()].map((sent) => sent.message);
  }

  /** Nobody will answer any more. */
  giveUp(code: string, sentence: string): void {
    for (const id of [...this.waiting.keys()])
      this.settle({ type: "problem", id, code, say: { id: "plain", args: { text: sentence } }, sentence });
  }
}
