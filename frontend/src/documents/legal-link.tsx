import { linkClass } from '@vitrina/ui';

interface LegalLinkProps {
  /** Where the provider keeps the text; `undefined` while there is none. */
  href: string | undefined;
  children: string;
}

/**
 * The words that name a legal text, leading to it where there is one. It opens beside the page: whoever reads before they agree
 * must not lose what they have typed.
 */
export function LegalLink({ href, children }: LegalLinkProps) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener" className={linkClass}>
      {children}
    </a>
  );
}
