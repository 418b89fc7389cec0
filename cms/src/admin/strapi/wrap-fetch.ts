export type Send = typeof fetch;

/**
 * Puts work around every request of the panel: its forms know no header of ours and no question between a save and its answer.
 * `tests/panel-room.test.ts` reads in Strapi that it still sends by `fetch`.
 */
export function wrapFetch(wrap: (send: Send) => Send): void {
  window.fetch = wrap(window.fetch.bind(window));
}
