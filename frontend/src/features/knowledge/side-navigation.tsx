import { t } from '~/messages';
import type { Heading } from './anchor-headings';

/** Anchors of the article's headings, beside it on screens of 1200 px and more; `elements/side-navigation.ts` marks where the reader is. */
export function SideNavigation({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav
      aria-label={t.knowledge.article.contents}
      data-contents
      className="sticky top-24 hidden max-h-[calc(100vh-8rem)] self-start overflow-y-auto text-13 aside:block"
    >
      <p className="mb-3 font-medium">{t.knowledge.article.contents}</p>
      <ul className="grid gap-2 border-l border-rule">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`-ml-px block border-l border-transparent text-ink-soft hover:text-accent aria-[current=location]:border-accent aria-[current=location]:text-ink ${level === 2 ? 'pl-4' : 'pl-7'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
