import { withoutEnd } from '../without-end';
import { type Fields, fieldsOf, textIn } from './fields';
import type { Known, OwnHosts } from './known';
import { blocks, type Place, type Problem, warns } from './problem';
import { readTextParts, shortened } from './text-parts';

export interface Link {
  href: string;
  place: Place;
}

/** Fields of content types and blocks that hold an address. */
const LINK_FIELD =
  /^(href|link|variant_link|support_contact_url|personal_data_policy_url|offer_url|mailing_consent_url|partner_offer_url)$/;

const TOO_MANY = 'в записи слишком много ссылок на перенаправления и страницы вне CMS. Сократите их.';

/** Every link of an entry: those in the text of an article, and those in fields at any depth. */
export function linksOf(uid: string, entry: Fields): Link[] {
  const inText =
    uid === 'api::knowledge.article'
      ? readTextParts(textIn(entry, 'text')).links.map(({ href, words }) => ({
          href,
          place: { field: 'text', near: words },
        }))
      : [];
  return [...inText, ...linksIn(entry, [])];
}

/** The part of a link that names a page of the site; absent when it leads elsewhere. */
export function ownAddress(href: string, hosts: OwnHosts): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return pathOf(href);
  const url = parsed(href);
  return url !== undefined && hosts.site !== undefined && url.host === hosts.site
    ? pathOf(url.pathname)
    : undefined;
}

export function linkProblems(links: readonly Link[], known: Known, hosts: OwnHosts): Problem[] {
  return links.flatMap(({ href, place }) => {
    if (href === '') return [blocks('empty-link', 'Ссылка никуда не ведёт: укажите адрес.', place)];
    const address = ownAddress(href, hosts);
    if (address === undefined) return foreignProblems(href, place, hosts);
    if (/^\/admin(\/|$)/.test(address)) return [inside(href, place)];
    switch (known.addresses.get(address)) {
      case 'found':
        return [];
      case 'missing':
        return [blocks('broken-link', `Ссылка ведёт на страницу ${address}, которой на сайте нет.`, place)];
      case 'unasked':
        return [blocks('too-many-links', `Ссылка на ${address} не проверена: ${TOO_MANY}`, place)];
      default:
        return [
          warns('unchecked-link', `Не удалось проверить ссылку на ${address}: сайт не ответил.`, place),
        ];
    }
  });
}

function foreignProblems(href: string, place: Place, hosts: OwnHosts): Problem[] {
  const url = parsed(href);
  if (url === undefined) return [];
  const isLocal = /^(localhost|127\.|0\.0\.0\.0$|\[::1\])/.test(url.hostname);
  return isLocal || (hosts.panel !== undefined && url.host === hosts.panel) ? [inside(href, place)] : [];
}

function inside(href: string, place: Place): Problem {
  return blocks(
    'inside-link',
    `Ссылка ${shortened(href)} откроется только у сотрудников: замените её адресом страницы сайта.`,
    place,
  );
}

function linksIn(value: unknown, path: readonly string[]): Link[] {
  if (Array.isArray(value))
    return value.flatMap((row: unknown, index) => linksIn(row, [...path, `${index}`]));
  const fields = fieldsOf(value);
  if (fields === undefined) return [];
  return Object.entries(fields).flatMap(([name, inner]) => {
    if (!LINK_FIELD.test(name)) return linksIn(inner, [...path, name]);
    return typeof inner === 'string' && inner.trim() !== ''
      ? [{ href: inner.trim(), place: placeOf([...path, name], fields) }]
      : [];
  });
}

function placeOf(path: readonly string[], siblings: Fields): Place {
  const near = shortened(
    textIn(siblings, 'label') || textIn(siblings, 'button_text') || textIn(siblings, 'title'),
  );
  return { field: path[0] ?? '', path: path.join('.'), ...(near === '' ? {} : { near }) };
}

function pathOf(href: string): string {
  const path = href.split(/[?#]/)[0] ?? '/';
  return path.length > 1 ? withoutEnd(path, '/') : path;
}

function parsed(href: string): URL | undefined {
  return /^https?:/i.test(href) && URL.canParse(href) ? new URL(href) : undefined;
}
