import { forgetFormDrafts } from './form-drafts';

/** Whoever logs out may leave the device to somebody else. */
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && /^(?:\/\w\w)?\/log-out$/.test(new URL(target.action).pathname))
    forgetFormDrafts();
});
