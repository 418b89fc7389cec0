import { buttonClass } from '@vitrina/ui';
import { useId } from 'react';
import type { ContactBlock } from '~/content/blocks';
import type { PageContext } from './page-context';
import { Paragraphs } from './paragraphs';

/** A call to write to us: by default to the messenger of the support. */
export function Contact({ block, page }: { block: ContactBlock; page: PageContext }) {
  const titleId = useId();
  const href = block.href ?? page.site.supportUrl;
  if (!href) return null;
  return (
    <section
      aria-labelledby={block.title ? titleId : undefined}
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-card bg-wash p-6 wide:p-10"
    >
      <div className="grid max-w-2xl gap-2">
        {block.title && (
          <h2 id={titleId} className="text-24">
            {block.title}
          </h2>
        )}
        <Paragraphs text={block.text} />
      </div>
      <a href={href} className={buttonClass('quiet', 'large')}>
        {block.buttonText}
      </a>
    </section>
  );
}
