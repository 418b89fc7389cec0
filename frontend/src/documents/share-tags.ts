import { type Language, spokenLanguage } from '~/messages/language';
import { absolute } from './absolute';
import { SHARE_IMAGE_SIZE } from './share-image-size';

interface Shared {
  title: string;
  description?: string | undefined;
  /** Where it stands on the site. */
  address: string;
  isArticle?: boolean;
  /** Of 1200 × 600. */
  picture: SharePicture;
}

export interface SharePicture {
  /** On this site. */
  src: string;
  /** In place of the picture, for who does not see it: the title, and in a word or two what it is the title of. */
  alt: string;
}

/** With the country whose usage is followed. */
const OG_LOCALES: Readonly<Record<Language, string>> = { ru: 'ru_RU', en: 'en_US' };

type Tag = { name: string; content: string } | { property: string; content: string };

/** What the head of a page says to those who show a link to it: social networks and messengers. */
export function shareTags({ title, description, address, isArticle = false, picture }: Shared): Tag[] {
  return [
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:locale', content: OG_LOCALES[spokenLanguage().language] },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: absolute(address) },
    { property: 'og:image', content: absolute(picture.src) },
    { property: 'og:image:width', content: `${SHARE_IMAGE_SIZE.width}` },
    { property: 'og:image:height', content: `${SHARE_IMAGE_SIZE.height}` },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
