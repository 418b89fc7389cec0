import { Breadcrumbs } from '@vitrina/ui';
import type { ReactElement } from 'react';
import { paths } from '~/paths';
import { PictureView } from '~/site/picture-view';
import { ArticleBody } from './article-body';
import type { Tutorial } from './get-tutorial';
import { SideNavigation } from './side-navigation';

const date = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

interface TutorialViewProps {
  tutorial: Tutorial;
  tariffCard: (preset: number) => ReactElement;
}

/** A tutorial as a quiet column: what it is about, who wrote it, the text, and where to read on. */
export function TutorialView({ tutorial, tariffCard }: TutorialViewProps) {
  return (
    <div className="container-page py-8">
      <Breadcrumbs
        label="Путь по сайту"
        crumbs={[
          { label: 'Инструкции', href: paths.tutorials },
          { label: tutorial.topic.name },
          { label: tutorial.title },
        ]}
      />
      <div className="mt-8 grid gap-x-16 aside:grid-cols-[minmax(0,44rem)_1fr]">
        <article className="min-w-0">
          <TutorialHeader tutorial={tutorial} />
          {tutorial.cover && (
            <PictureView
              picture={tutorial.cover}
              isFirst
              className="mb-8 block aspect-2/1 h-auto w-full rounded-card object-cover"
            />
          )}
          <ArticleBody tree={tutorial.text.tree} tariffCard={tariffCard} />
          <TutorialFooter tutorial={tutorial} />
        </article>
        <SideNavigation headings={tutorial.text.headings} />
      </div>
    </div>
  );
}

function TutorialHeader({ tutorial }: { tutorial: Tutorial }) {
  const { author, publishedOn, updatedOn, minutesToRead } = tutorial;
  const shown = updatedOn ?? publishedOn;
  return (
    <header className="mb-8 grid gap-4 border-b border-rule pb-8">
      <h1 className="text-44">{tutorial.title}</h1>
      {tutorial.description && <p className="text-20 text-ink-soft">{tutorial.description}</p>}
      <p className="figures flex flex-wrap items-center gap-x-5 gap-y-1 text-15 text-ink-soft">
        {author && (
          <span className="flex items-center gap-3">
            {author.avatar && (
              <PictureView picture={author.avatar} alt="" className="size-12 rounded-full object-cover" />
            )}
            <span>
              <span className="text-ink">{author.name}</span>
              {author.jobTitle && `, ${author.jobTitle}`}
            </span>
          </span>
        )}
        {shown && (
          <time dateTime={shown}>
            {updatedOn && updatedOn !== publishedOn ? 'Обновлено ' : ''}
            {date.format(new Date(shown))}
          </time>
        )}
        <span>{minutesToRead} мин чтения</span>
      </p>
    </header>
  );
}

function TutorialFooter({ tutorial }: { tutorial: Tutorial }) {
  const { expert, tags, similar } = tutorial;
  return (
    <footer className="mt-12 grid gap-8 border-t border-rule pt-8">
      {tags.length > 0 && (
        <ul aria-label="Теги" className="flex flex-wrap gap-2 text-13 text-ink-soft">
          {tags.map(({ name, path }) => (
            <li key={path} className="rounded-full border border-rule px-3 py-1">
              {name}
            </li>
          ))}
        </ul>
      )}
      {expert && (
        <div className="flex items-center gap-4 rounded-card border border-rule bg-surface p-5">
          {expert.avatar && (
            <PictureView
              picture={expert.avatar}
              alt=""
              className="size-14 shrink-0 rounded-full object-cover"
            />
          )}
          <p>
            <span className="block text-13 text-ink-soft">
              {expert.isFemale ? 'Проверила эксперт' : 'Проверил эксперт'}
            </span>
            <span className="text-17 font-semibold">{expert.name}</span>
            {expert.details && <span className="block text-ink-soft">{expert.details}</span>}
          </p>
        </div>
      )}
      {similar.length > 0 && (
        <nav aria-labelledby="read-also" className="grid gap-3">
          <h2 id="read-also" className="text-20">
            Читайте также
          </h2>
          <ul className="grid gap-2">
            {similar.map(({ title, href }) => (
              <li key={href}>
                <a href={href} className="underline decoration-rule underline-offset-4 hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
