import { settleVisitor, showAccountHint } from './visitor';

// A page that the back button brings back is as it was left; since then somebody may have logged in, or out.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  settleVisitor();
  showAccountHint();
});
