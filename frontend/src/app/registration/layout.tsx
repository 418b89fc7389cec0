import type { ReactNode } from 'react';
import { KeepTyping } from '~/forms/kept-typing';

/** Stays while a visitor goes from one mode to another, and keeps what they have typed. */
export default function RegistrationLayout({ children }: { children: ReactNode }) {
  return <KeepTyping>{children}</KeepTyping>;
}
