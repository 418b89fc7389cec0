import { array, string, tuple } from 'yup';

/** Another article that a page leads to. */
export interface ArticleBeside {
  url: string;
  title: string;
  href: string;
}

const text = string().required();
const linked = array(tuple([text, text]).required()).required();
const beside = array(tuple([text, text, text]).required()).required();

/** The addresses of the articles that a text names, by their ids; none of what the CMS does not tell so. */
export function readTextArticles(json: unknown): ReadonlyMap<string, string> {
  return new Map(linked.isValidSync(json, { strict: true }) ? json : []);
}

/** The articles that stand beside one; none of what the CMS does not tell so. */
export function readArticlesBeside(json: unknown): ArticleBeside[] {
  if (!beside.isValidSync(json, { strict: true })) return [];
  return json.map(([url, title, href]) => ({ url, title, href }));
}
