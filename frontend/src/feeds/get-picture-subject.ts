import { askCms } from '~/content/client';
import { fetchServiceList } from '~/content/get-services';
import { publishedPagesQuery } from '~/content/page-queries';
import { present } from '~/content/present';
import { getArticleList } from '~/features/knowledge/get-article-list';
import { readKnowledgeAddress } from '~/features/knowledge/knowledge-address';
import { withoutLanguage } from '~/messages/language-of';
import { rootPaths } from '~/urls/paths';

/** What a picture is drawn from. */
export interface PictureSubject {
  title: string;
  topic: string;
}

/** Pages that stand whatever the CMS holds. */
const OWN: readonly string[] = [...rootPaths.ownDocuments, rootPaths.createCluster];

/** What the picture of the page at an address is drawn from; articles have theirs elsewhere. Throws `ContentOutage`. */
export async function getPictureSubject(address: string): Promise<PictureSubject | undefined> {
  const [first = '', ...rest] = address.slice(1).split('/');
  if (OWN.includes(address)) return ofAddress(address);
  if (first === 'blog' || first === 'tutorials') return listAt(first, rest);
  if (first === 'services' || first === 'solutions') {
    const service = (await fetchServiceList()).find(({ kind, slug }) => rootPaths[kind](slug) === address);
    if (service) return { title: service.name, topic: service.slug };
    // The site has it also while the CMS does not.
    return address === rootPaths.cloudServers ? ofAddress(address) : undefined;
  }
  if (rest.length > 0) return undefined;
  const { pages } = await askCms(publishedPagesQuery, {});
  return present(pages).some(({ slug }) => rootPaths.page(slug) === address) ? ofAddress(address) : undefined;
}

/** All parts of a list share its picture. */
async function listAt(
  section: 'blog' | 'tutorials',
  names: readonly string[],
): Promise<PictureSubject | undefined> {
  const list = readKnowledgeAddress(section, names)?.list;
  if (list?.page !== 1) return undefined;
  const found = await getArticleList(list.of, 1);
  return found && { title: found.title, topic: withoutLanguage(found.first).address };
}

function ofAddress(address: string): PictureSubject {
  return { title: address, topic: address };
}
