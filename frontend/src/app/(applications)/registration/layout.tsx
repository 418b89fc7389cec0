import type { ReactNode } from 'react';
import { FormDrafts } from '~/forms/form-drafts';

/** Stays while a visitor goes from one mode to another, and keeps what they have typed. */
export default function RegistrationLayout({ children }: { children: ReactNode }) {
  return <FormDrafts>{children}</FormDrafts>;
}
