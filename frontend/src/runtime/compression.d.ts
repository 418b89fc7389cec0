/** The types of this package are those of a framework that is not here: this is the part of it that is used. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  function compression(options: {
    filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** Whether something of this type gets smaller. */
    const filter: Filter;
  }
  export = compression;
}
