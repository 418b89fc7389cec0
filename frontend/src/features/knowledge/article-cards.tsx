import { Card, Cover } from '@vitrina/ui';
import type { Picture } from '~/content/picture';
import { PictureView } from '~/documents/picture-view';
import { t } from '~/messages';
import type { Level } from '~/urls/levels';
import { ReadMark } from './series-parts';

/** What a list of articles needs to know about each. */
export interface ArticleCard {
  title: string;
  description: string;
  href: string;
  /** The name of its topic or category. */
  section: string;
}

/** An article with what its cover is drawn from. */
export interface CoveredArticle extends ArticleCard {
  /** The last part of its address, by which readers' browsers know it. */
  url: string;
  level?: Level;
  coverTopic: string;
  /** An ISO 8601 time. */
  publishedOn?: string;
  /** When it was last revised. */
  updatedOn?: string;
  /** The editor's own; without one a cover is drawn. */
  cover: Picture | undefined;
}

interface ArticleCardsProps {
  cards: readonly CoveredArticle[];
  /** The level that fits the page around the cards. */
  heading: 'h2' | 'h3';
  /** They are read one after the other. */
  isSeries?: true | undefined;
}

export function ArticleCards({ cards, heading, isSeries }: ArticleCardsProps) {
  return (
    <ul className={`grid gap-5 ${cards.length < 3 ? 'wide:grid-cols-2 lg:grid-cols-3' : 'wide:grid-cols-3'}`}>
      {cards.map(({ href, url, title, section, level, coverTopic, description, cover }, index) => (
        <li key={href} className="grid" data-part={isSeries && url}>
          <Card
            title={title}
            heading={heading}
            href={href}
            eyebrow={[
              isSeries ? t.knowledge.series.part(index + 1) : section,
              ...(level ? [t.knowledge.levels[level].word] : []),
            ].join(' · ')}
            footer={isSeries && <ReadMark />}
            media={
              cover ? (
                <PictureView
                  picture={cover}
                  className="uploaded-cover block aspect-2/1 h-auto w-full object-cover"
                />
              ) : (
                <Cover title={title} topic={coverTopic} />
              )
            }
          >
            {description}
          </Card>
        </li>
      ))}
    </ul>
  );
}
