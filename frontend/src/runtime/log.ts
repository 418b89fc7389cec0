import pino from 'pino';
import { logLevel } from './env';

/** One JSON line an event. Secrets are kept out by what is passed in; the list below is the second net. */
export const log = pino({
  level: logLevel(),
  base: { service: 'site' },
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
