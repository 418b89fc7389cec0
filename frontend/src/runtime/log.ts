import pino from 'pino';
import { logLevel } from './env';
import { presentRequest } from './present-request';

/** One JSON line an event. Secrets are kept out by what is passed in; the list below is the second net. */
export const log = pino({
  level: logLevel(),
  base: { service: 'site' },
  mixin: ofPresentRequest,
  redact: {
    paths: [
      '*.password',
      '*.accessToken',
      '*.portalToken',
      '*.credentialsCookie',
      '*.cookie',
      '*.authorization',
    ],
    censor: '[redacted]',
  },
});

/** Every line that is written while somebody is answered is found by their request; what a line says itself goes before. */
function ofPresentRequest(): object {
  const request = presentRequest();
  if (!request) return {};
  const { id, span } = request;
  return { requestId: id, ...(span.traceId && { traceId: span.traceId }) };
}
