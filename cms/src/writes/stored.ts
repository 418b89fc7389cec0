import type { Version } from '../load-entry';

/** The fields of an entry, as they are stored or as somebody sends them to be saved. */
export type Fields = Record<string, unknown>;

/** An entry as it is stored at one moment: each version is loaded when it is first asked for, and only once. */
export class Stored {
  readonly #loaded = new Map<Version, Promise<Fields | undefined>>();
  #isOver = false;

  /** Without `load` there is no entry at that moment; content without drafts has the `only` version. */
  constructor(
    private readonly load?: (version: Version) => Promise<object | undefined>,
    private readonly only?: Version,
  ) {}

  /** The version in work; of content without drafts the only one. */
  draft(): Promise<Fields | undefined> {
    return this.#version('draft');
  }

  /** The version visitors see; of content without drafts the only one. */
  published(): Promise<Fields | undefined> {
    return this.#version('published');
  }

  /** The moment has passed: what nobody has asked for by then is not known any more. */
  end(): void {
    this.#isOver = true;
  }

  has(version: Version): boolean {
    return this.#loaded.has(this.only ?? version);
  }

  #version(asked: Version): Promise<Fields | undefined> {
    const version = this.only ?? asked;
    const known = this.#loaded.get(version);
    if (known !== undefined || this.load === undefined) return known ?? Promise.resolve(undefined);
    if (this.#isOver) {
      throw new Error(`The ${version} version before the write is asked for after it: observe it in time.`);
    }
    const loading = this.load(version).then((entry) => entry && { ...entry });
    this.#loaded.set(version, loading);
    return loading;
  }
}
