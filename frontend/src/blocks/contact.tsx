import { buttonClass } from '@vitrina/ui';
import { useId } from 'react';
import type { ContactBlock } from '~/content/blocks';
import { paths } from '~/urls/paths';
import type { PageContext } from './page-context';
import { Paragraphs } from './paragraphs';

/** A call to write to us: by default to the messenger of the support, where the block asks for it in a form. */
export function Contact({ block, page }: { block: ContactBlock; page: PageContext }) {
  const titleId = useId();
  const href = block.href ?? (block.hasForm ? formOf(page) : undefined) ?? page.site.supportUrl;
  if (!href) return null;
  return (
    <section
      aria-labelledby={block.title ? titleId : undefined}
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-card bg-wash p-6 wide:p-10 print:hidden"
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

/** A page of its own: this one stays the same for everybody, and a form is made for one visitor. */
function formOf({ path, site }: PageContext): string | undefined {
  return site.takesRequests ? paths.request({ from: path }) : undefined;
}
