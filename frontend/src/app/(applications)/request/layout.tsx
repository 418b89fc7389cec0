import type { ReactNode } from 'react';
import { FormDrafts } from '~/forms/form-drafts';

/** What was written outlives a reload and the way back. */
export default function RequestLayout({ children }: { children: ReactNode }) {
  return <FormDrafts>{children}</FormDrafts>;
}
