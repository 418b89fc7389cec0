/** The types of this package are those of a framework that is not here: this is the part of it that is used. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export = compression;
}
