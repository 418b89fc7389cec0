import { assets } from '~/runtime/env';

/** The constant scripts that may stand in any page (`shell.tsx`, `page-head.tsx`). */
export const SHELL_SCRIPTS: readonly string[] = [
  ...[assets.themeScript, assets.accountHintScript, assets.elementsScript],
  ...[assets.consentScript, assets.echoScript],
];
