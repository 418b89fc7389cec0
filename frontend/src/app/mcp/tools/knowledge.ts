import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { basisCaption } from '~/copy/price-basis-words';
import { absolute } from '~/documents/absolute';
import { getArticleMarkdown } from '~/features/knowledge/get-article-markdown';
import { matchNote } from '~/features/search/match-servers';
import { MOST_CHARACTERS, toQuery } from '~/features/search/query';
import { searchEverything } from '~/features/search/search-everything';
import { t } from '~/messages';
import { withoutLanguage } from '~/messages/language-of';
import { usualBasis } from '~/price-basis/price-basis';
import { env } from '~/runtime/env';
import { inPresentLanguage } from '~/runtime/present-language';
import { firstLanguage } from '~/runtime/shop-languages';
import { askedLanguage } from '~/urls/asked-language';
import { answerOrOutage, dataAnswer, failure, READS, textAnswer } from './answers';

const MOST_HITS = 20;

export function addKnowledgeTools(server: McpServer): void {
  const { search: finding, readArticle } = t.agents;
  server.registerTool(
    'search',
    {
      ...finding,
      inputSchema: { query: z.string().min(1).max(MOST_CHARACTERS) },
      annotations: READS,
    },
    ({ query }) => answerOrOutage(async () => dataAnswer(await search(query))),
  );
  server.registerTool(
    'read_article',
    {
      title: readArticle.title,
      description: readArticle.description,
      inputSchema: { url: z.string().min(1).max(300) },
      annotations: READS,
    },
    ({ url }) =>
      answerOrOutage(async () => {
        const text = await textAt(url);
        return text === undefined ? failure(readArticle.none) : textAnswer(text);
      }),
  );
}

async function search(query: string) {
  const { groups, missing } = await searchEverything(toQuery(query));
  const hits = groups.flatMap((group) => group.hits);
  return {
    found: hits.slice(0, MOST_HITS).map(({ document }) => ({
      ...{ kind: document.kind, title: document.title, text: document.text },
      ...{ note: matchNote(document, usualBasis()), url: absolute(document.href) },
      ...(document.prices && { price_of: basisCaption(usualBasis()) }),
    })),
    ...(missing.length > 0 && { not_searched: missing }),
  };
}

/** An article is told in the language of its address, whichever the assistant asks in. */
async function textAt(url: string): Promise<string | undefined> {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  const asked = askedLanguage(path);
  // Who names the shop's first language is led to where it has no name.
  const [spoken, at] = 'location' in asked ? [firstLanguage(), asked.location] : [asked.spoken, asked.url];
  return inPresentLanguage(spoken, () => getArticleMarkdown(withoutLanguage(at).address));
}

/** The path of an address of this site, with or without the site, as it stands in the browser or with `.md`. */
function pathOf(url: string): string | undefined {
  const address = URL.parse(url, env().SITE_URL);
  if (address?.origin !== new URL(env().SITE_URL).origin) return undefined;
  return address.pathname.replace(/\/$/, '').replace(/\.md$/, '');
}
