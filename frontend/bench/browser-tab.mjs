import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ method: string, params: any, sessionId?: string }} Told */
/** @typedef {readonly [method: string, params?: object]} Command */

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];
const ASK_AGAIN_MS = 20;
/** Only ends what hangs. */
const PATIENCE_MS = 60_000;

/**
 * A tab of Chromium with the pages in it: the one that is shown, and those that are made ready behind it. Playwright and Puppeteer hold
 * on to pages, and of a page that is held so none is made ready (`PrerenderingDisabledByDevTools`): that takes one who holds the tab.
 */
export class BrowserTab {
  #profile = mkdtempSync(join(tmpdir(), 'vitrina-tab-'));
  #process;
  #asked = 0;
  #unread = '';
  /** @type {Map<number, { page: string | undefined, resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();
  /** Sessions of its pages, the newest last. @type {Set<string>} */
  #pages = new Set();
  #setUp;
  /** What the browser has told, but of its pages. @type {Told[]} */
  told = [];

  /**
   * @param {string} executablePath
   * @param {readonly Command[]} setUp What each of its pages is told before it begins.
   */
  constructor(executablePath, setUp) {
    this.#setUp = setUp;
    this.#process = spawn(
      executablePath,
      [...ARGS, '--window-size=1280,900', `--user-data-dir=${this.#profile}`, '--remote-debugging-pipe'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    this.#process.stdio[4]?.on('data', (part) => this.#read(String(part)));
  }

  /**
   * @param {string} executablePath
   * @param {readonly Command[]} [setUp]
   */
  static async open(executablePath, setUp = []) {
    const tab = new BrowserTab(executablePath, [['Page.enable'], ...setUp]);
    const { targetId } = await tab.#send('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = await tab.#send('Target.attachToTarget', { targetId, flatten: true });
    const pages = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await tab.#send('Target.setAutoAttach', pages, sessionId);
    return tab;
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    // A process that is killed may leave others behind, which still write into its profile.
    this.#send('Browser.close').catch(() => undefined);
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Opens an address in the page that is shown, and waits until all of it has come. @param {string} url */
  async visit(url) {
    const page = await this.shown();
    await this.#send('Page.navigate', { url }, page);
    await this.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
  }

  /** The value of an expression in the page that is shown. @param {string} expression */
  async evaluate(expression) {
    return this.#evaluate(expression, await this.shown());
  }

  /** Waits until an expression holds in the page that is shown. @param {string} expression */
  async until(expression) {
    await this.#until(() => this.evaluate(expression).catch(() => false), expression);
  }

  /** How many pages are made ready behind the one that is shown. */
  get ahead() {
    return Math.max(this.#pages.size - 1, 0);
  }

  /**
   * Moves the pointer onto the first link or button of a selector that is in sight, or that can be scrolled there.
   * @param {string} selector
   */
  async hover(selector) {
    const place = await this.evaluate(`(() => {
      const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
      const one = all.find((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0);
      one?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = one?.getClientRects()[0];
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
    if (!place) throw new Error(`Nothing to point at: ${selector}`);
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, await this.shown());
    return place;
  }

  /**
   * Presses there, holds as long as a hand does, and lets go.
   * @param {{ x: number, y: number }} place
   * @param {number} [heldMs]
   */
  async press(place, heldMs = 80) {
    const page = await this.shown();
    const button = { ...place, button: 'left', clickCount: 1 };
    await this.#send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, page);
    await pause(heldMs);
    // The page that would answer may be gone by then.
    this.#send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, page).catch(() => undefined);
  }

  /** The session of the page that is shown: when one that was made ready takes the place of the last, it is another. */
  async shown() {
    /** @type {string | undefined} */
    let shown;
    await this.#until(async () => {
      for (const page of this.#pages)
        if (await this.#evaluate('!document.prerendering', page).catch(() => false)) shown = page;
      return shown;
    }, 'a page to be shown');
    return shown;
  }

  /**
   * @param {string} expression
   * @param {string | undefined} page
   */
  async #evaluate(expression, page) {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', asked, page);
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} ${expression}`);
    return result.value;
  }

  /**
   * @param {() => Promise<unknown>} holds
   * @param {string} what
   */
  async #until(holds, what) {
    const end = Date.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
      await pause(ASK_AGAIN_MS);
    }
  }

  /**
   * @param {string} method
   * @param {object} [params]
   * @param {string} [sessionId]
   * @returns {Promise<any>}
   */
  #send(method, params = {}, sessionId = undefined) {
    this.#asked += 1;
    const id = this.#asked;
    const questions = this.#process.stdio[3];
    if (!questions || !('write' in questions)) throw new Error('The browser hears nothing.');
    questions.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { page: sessionId, resolve, reject }));
  }

  /** @param {string} part */
  #read(part) {
    const texts = (this.#unread + part).split('\0');
    this.#unread = texts.pop() ?? '';
    for (const text of texts) this.#take(JSON.parse(text));
  }

  /** @param {any} message */
  #take({ id, method, params, result, error, sessionId }) {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    } else if (method === 'Target.attachedToTarget') {
      if (params.targetInfo.type === 'page') this.#begin(params.sessionId);
    } else if (method === 'Target.detachedFromTarget') {
      this.#forget(params.sessionId);
    } else this.told.push({ method, params, sessionId });
  }

  /** What a page that is gone was asked has no answer. @param {string} page */
  #forget(page) {
    this.#pages.delete(page);
    for (const waiting of this.#waiting.values())
      if (waiting.page === page) waiting.reject(new Error('The page is gone.'));
  }

  /** A page that waits to begin answers once it has begun. @param {string} page */
  #begin(page) {
    this.#pages.add(page);
    for (const [method, params] of [...this.#setUp, ['Runtime.runIfWaitingForDebugger']])
      this.#send(String(method), /** @type {object} */ (params), page).catch(() => undefined);
  }
}
