import type { Heading } from './anchor-headings';

/** Anchors of the article's headings, beside it on screens wider than 1200 px. */
export function SideNavigation({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="Содержание" className="sticky top-24 hidden self-start text-13 aside:block">
      <p className="mb-3 font-medium">Содержание</p>
      <ul className="grid gap-2 border-l border-rule">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`block text-ink-soft hover:text-accent ${level === 2 ? 'pl-4' : 'pl-7'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
