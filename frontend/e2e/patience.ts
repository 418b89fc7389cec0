/**
 * How long a shop may take to open, in milliseconds: it may fill a database first, beside other shops on a machine that is short of
 * processors. It only ends what hangs; how fast a start is, no journey says.
 */
export const OPENING_MS = 300_000;
