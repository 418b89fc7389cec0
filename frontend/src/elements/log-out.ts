import { forgetFormDrafts } from './form-drafts';

/** Whoever logs out may leave the device to somebody else. */
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/log-out') forgetFormDrafts();
});
