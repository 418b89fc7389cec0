// Never runs: `tsc` fails when one of these errors stops being an error.
import type { Handler, Handlers } from './handler';
import { answer } from './reply';

declare const withoutCreateServer: Omit<Handlers, 'createServer'>;

// @ts-expect-error an endpoint that nobody answers does not compile
export const incomplete: Handlers = withoutCreateServer;

const wrongRow = answer({ response_id: 'a', meta: { total: 1 }, servers_os: [{ id: 'ninety-nine' }] });

// @ts-expect-error an answer of the wrong shape does not compile
export const wrongAnswer: Handler<'listOs'> = () => wrongRow;

// @ts-expect-error a handler can read only what the contract's request has
export const unknownField: Handler<'sendLog'> = ({ request }) => answer({ action: request.actoin });
