import { loadEnv } from '../env';
import { anotherRegistrationLink } from '../first-start/first-administrator';
import { onDatabase } from './on-database';

/** `node dist/src/commands/first-administrator.js`: prints a link with which the first administrator registers; the one before opens nothing any more. */
onDatabase((strapi) => anotherRegistrationLink(strapi, loadEnv('start'))).then(
  (link) => {
    const told = link ?? 'There is an administrator already: who cannot log in is let in by another one.';
    process.stdout.write(`${told}\n`);
    if (link === undefined) process.exitCode = 1;
  },
  (error: unknown) => {
    process.stderr.write(`${String(Reflect.get(Object(error), 'stack'))}\n`);
    process.exitCode = 1;
  },
);
