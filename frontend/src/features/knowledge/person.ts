import type { AuthorQuery, ExpertQuery } from '~/content/generated/graphql';
import { type Picture, toPicture } from '~/content/picture';
import { present } from '~/content/present';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

/** Who writes articles or checks them, as their own page tells it. */
export interface Person {
  name: string;
  path: string;
  jobTitle: string;
  bio: string;
  avatar: Picture | undefined;
  links: { label: string; href: string }[];
  tags: { name: string; href: string }[];
  /** What of theirs the page lists. */
  listed: string;
  /** A letter goes to those who write. */
  isAuthor: boolean;
}

type CmsAuthor = NonNullable<AuthorQuery['authors'][number]>;
type CmsExpert = NonNullable<ExpertQuery['experts'][number]>;

export function toAuthor(author: CmsAuthor): Person {
  const { name, path, job_title, details, bio, link_github, link_telegram, avatar, tags } = author;
  return {
    ...{ name, path, jobTitle: job_title ?? '', bio: bio || (details ?? '') },
    avatar: toPicture(avatar, 'avatar_192'),
    links: linksOf({ link_github, link_telegram }),
    tags: present(tags).map((tag) => ({ name: tag.name, href: paths.tag('tutorials', tag.path) })),
    listed: t.knowledge.people.written,
    isAuthor: true,
  };
}

export function toExpert({ name, path, details_expert, gender, avatar }: CmsExpert): Person {
  return {
    ...{ name, path, jobTitle: details_expert ?? '', bio: '', links: [], tags: [] },
    avatar: toPicture(avatar, 'avatar_192'),
    listed: t.knowledge.people.reviewed[gender === 'female' ? 'female' : 'male'],
    isAuthor: false,
  };
}

interface CmsLinks {
  link_github: string | null;
  link_telegram: string | null;
}

/** Where else somebody can be met; an address that is none is left out. */
export function linksOf({ link_github, link_telegram }: CmsLinks): Person['links'] {
  return [
    { label: 'Telegram', href: link_telegram },
    { label: 'GitHub', href: link_github },
  ].flatMap(({ label, href }) => (href?.startsWith('https://') ? [{ label, href }] : []));
}
