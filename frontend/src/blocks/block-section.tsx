import { type ReactNode, useId } from 'react';
import { Paragraphs } from './paragraphs';

interface BlockSectionProps {
  title: string;
  text?: string;
  /** An anchor that others link to. */
  id?: string;
  children: ReactNode;
}

/** A block with its title and what an editor says before it; a block without a title is no landmark. */
export function BlockSection({ title, text = '', id, children }: BlockSectionProps) {
  const titleId = useId();
  if (!title && !text)
    return (
      <div id={id} className="grid min-w-0 gap-8">
        {children}
      </div>
    );
  return (
    <section id={id} aria-labelledby={title ? titleId : undefined} className="grid min-w-0 gap-8">
      <div className="grid max-w-3xl gap-3">
        {title && (
          <h2 id={titleId} className="text-32">
            {title}
          </h2>
        )}
        <Paragraphs text={text} />
      </div>
      {children}
    </section>
  );
}
