import 'server-only';
import { createLimiter, type Limiter } from './limiter';

const TRIES = { points: 10, duration: 5 * 60, name: 'login' };

let limiter: Limiter | undefined;

/**
 * Whether one more try to log in under this name is allowed: ten in five minutes. It counts by name and not by
 * address, because an address can be made up by whoever guesses passwords.
 */
export function mayTryToLogIn(username: string): Promise<boolean> {
  return openLimiter().admits(keyOf(username));
}

/** Whoever has logged in has proved not to be guessing. */
export function forgetTriesToLogIn(username: string): Promise<void> {
  return openLimiter().forget(keyOf(username));
}

function keyOf(username: string): string {
  return username.trim().toLowerCase();
}

function openLimiter(): Limiter {
  limiter ??= createLimiter(TRIES);
  return limiter;
}
