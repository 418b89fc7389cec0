import { assets } from '~/runtime/env';

/** The constant scripts that may stand in any page (`shell.tsx`, `page-head.tsx`), but that of the elements, which may be a file. */
export const SHELL_SCRIPTS: readonly string[] = [
  ...[assets.themeScript, assets.accountHintScript],
  ...[assets.consentScript, assets.echoScript],
];
