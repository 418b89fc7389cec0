import { buttonClass } from '@vitrina/ui';
import { useId } from 'react';
import { graphql } from '~/content/generated';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import {
  type BlockDefinition,
  type BlockProps,
  type Introduced,
  introduced,
  type PageContext,
} from '../block-definition';
import { Paragraphs } from '../paragraphs';

export interface ContactBlock extends Introduced {
  kind: 'contact';
  buttonText: string;
  /** `undefined`: the form of requests, or the support chat of the site's settings. */
  href: string | undefined;
  hasForm: boolean;
}

export const contact: BlockDefinition<ContactBlock> = {
  fields: graphql(`
    fragment ContactBlock on ComponentBlocksContact {
      title
      text
      button_text
      href
      has_form
    }
  `),
  read: ({ button_text, href, has_form, ...words }) => ({
    kind: 'contact',
    ...introduced(words),
    buttonText: button_text || t.catalogue.leaveRequest,
    href: href || undefined,
    hasForm: has_form === true,
  }),
  View: Contact,
};

/** A call to write to us: by default to the messenger of the support, where the block asks for it in a form. */
export function Contact({ block, page }: BlockProps<ContactBlock>) {
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
