import { closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A service writes a few megabytes a day; so much of it is enough to find out what was wrong last week. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_FILES = 4;

/**
 * A log file that earlier runs have begun, and that never takes more than some room: when it is full it becomes `….1`, that one
 * `….2` and so on, and the oldest goes. `npm start` uses it before anything is installed, so it is made of Node.js alone.
 */
export class BoundedLog {
  #file;
  #bytes = 0;

  /**
   * @param {string} path
   * @param {{ mostBytes?: number, mostFiles?: number }} [bounds]
   */
  constructor(path, { mostBytes = MOST_BYTES, mostFiles = MOST_FILES } = {}) {
    this.path = path;
    this.mostBytes = mostBytes;
    this.mostFiles = mostFiles;
    this.#file = this.#open();
  }

  /** @param {Buffer} chunk */
  write(chunk) {
    if (this.#bytes > 0 && this.#bytes + chunk.length > this.mostBytes) {
      closeSync(this.#file);
      for (let number = this.mostFiles - 1; number >= 1; number -= 1) this.#shift(number);
      this.#file = this.#open();
    }
    writeSync(this.#file, chunk);
    this.#bytes += chunk.length;
  }

  close() {
    closeSync(this.#file);
  }

  #open() {
    const file = openSync(this.path, 'a', 0o600);
    this.#bytes = fstatSync(file).size;
    return file;
  }

  /** @param {number} number */
  #shift(number) {
    const from = number === 1 ? this.path : `${this.path}.${number - 1}`;
    if (existsSync(from)) renameSync(from, `${this.path}.${number}`);
  }
}
