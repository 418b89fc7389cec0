import { inTime, LATE } from './deadline';

/** A value as it was at a moment, an ISO 8601 time. */
export interface Dated<Value> {
  part: Value;
  asOf: string;
}

interface KeptCopySettings<Value> {
  ask: () => Promise<Value>;
  /** A copy this old is asked for anew. */
  freshMs: number;
  /**
   * With an older copy at hand, or after a failure, nobody waits for a question that was asked longer ago than this: while
   * somebody hangs, only the first ones notice.
   */
  patienceMs: number;
  /** After a failure nobody is asked for so long: who hangs must not be asked by every visitor. The next one who comes then asks. */
  restMs: number;
  /** Failures that an older copy stands in for; others are thrown. */
  isOutage: (error: unknown) => boolean;
  /** Where the copy outlives its process. */
  store?: CopyStore<Value> | undefined;
  now?: () => number;
}

export interface CopyStore<Value> {
  load(): Dated<Value> | undefined;
  save(copy: Dated<Value>): void;
}

/** There was nobody to ask, or no answer in the time that the asker had. */
export class NoCopyInTime extends Error {
  override readonly name = 'NoCopyInTime';
}

/**
 * The last good answer to a question, however old while nobody answers, and one question at a time however many wait for
 * its answer. The question belongs to the process and how long one waits for it to who waits: a page whose time is over
 * goes on without, and the answer is there for the next one.
 */
export class KeptCopy<Value> {
  #copy: Dated<Value> | undefined;
  #pending: { answer: Promise<Dated<Value>>; since: number } | undefined;
  #failure: { error: unknown; at: number } | undefined;
  /** Questions so far, and which of them the copy answers: two may be asked in one millisecond. */
  #asked = 0;
  #answered = 0;

  constructor(private readonly settings: KeptCopySettings<Value>) {
    this.#copy = settings.store?.load();
  }

  /** When the copy was true; nothing while there is none. */
  get asOf(): string | undefined {
    return this.#copy?.asOf;
  }

  /** The copy, asked for anew when it is old. Without one it throws the outage, or `NoCopyInTime` when `milliseconds` are over. */
  async read(milliseconds: number): Promise<Dated<Value>> {
    const { freshMs, patienceMs, isOutage } = this.settings;
    const copy = this.#copy;
    if (copy && this.#ageOf(copy) < freshMs) return copy;
    const question = this.#pending ?? (this.#isResting() ? undefined : this.#ask());
    if (!question) {
      if (copy) return copy;
      throw this.#failure?.error;
    }
    try {
      const isPatient = !copy && !this.#failure;
      const patience = isPatient ? milliseconds : patienceMs - (this.#now() - question.since);
      const answer = await inTime(question.answer, Math.max(0, Math.min(patience, milliseconds)));
      if (answer !== LATE) return answer;
    } catch (error) {
      if (!copy || !isOutage(error)) throw error;
    }
    if (copy) return copy;
    throw new NoCopyInTime('no answer in time, and no earlier one');
  }

  /** Asks past the copy and past any rest. What it brings is the copy from then on; throws as the question does. */
  async renew(): Promise<Value> {
    return (await this.#ask().answer).part;
  }

  #ask(): { answer: Promise<Dated<Value>>; since: number } {
    const question = { answer: this.#answer(), since: this.#now() };
    this.#pending = question;
    const settle = () => {
      if (this.#pending === question) this.#pending = undefined;
    };
    question.answer.then(settle, settle);
    return question;
  }

  async #answer(): Promise<Dated<Value>> {
    this.#asked += 1;
    const order = this.#asked;
    // An answer is as old as its question.
    const asOf = new Date(this.#now()).toISOString();
    try {
      const answer = { part: await this.settings.ask(), asOf };
      this.#failure = undefined;
      if (this.#answered > order) return answer;
      this.#answered = order;
      this.#copy = answer;
      this.settings.store?.save(answer);
      return answer;
    } catch (error) {
      this.#failure = { error, at: this.#now() };
      throw error;
    }
  }

  #isResting(): boolean {
    return this.#failure !== undefined && this.#now() - this.#failure.at < this.settings.restMs;
  }

  #ageOf({ asOf }: Dated<Value>): number {
    return this.#now() - Date.parse(asOf);
  }

  #now(): number {
    return (this.settings.now ?? Date.now)();
  }
}
