import { type InferType, object, string } from 'yup';
import { paths } from '~/paths';

/** What the CMS says after a change. It tells what has changed; which pages show that is the site's own business. */
export const changeNotice = object({
  type: string().required(),
  event: string().oneOf(['publish', 'unpublish', 'update', 'delete']).required(),
  url: string(),
  topic: string(),
  category: string(),
  /** Of a service: the section it stands in. */
  kind: string().oneOf(['service', 'solution'] as const),
});

export type ChangeNotice = InferType<typeof changeNotice>;

/** Pages made before the first visitor comes. */
export const PAGES_TO_WARM = [
  paths.home,
  paths.services,
  paths.solutions,
  paths.cloudServers,
  paths.tutorials,
];

/** The pages to make again after a change. What else shows it follows when its short life ends. */
export function affectedPages(notice: ChangeNotice): string[] {
  if (notice.type === 'article' && notice.topic && notice.url)
    return [paths.tutorial(notice.topic, notice.url), paths.tutorials, paths.home];
  if (notice.type === 'service' && notice.kind && notice.url) {
    const section = notice.kind === 'service' ? paths.services : paths.solutions;
    return [paths[notice.kind](notice.url), section, paths.home];
  }
  if (notice.type === 'page' && notice.url) return [paths.page(notice.url)];
  return PAGES_TO_WARM;
}
