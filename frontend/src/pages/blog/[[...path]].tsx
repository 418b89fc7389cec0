import type { GetStaticPaths, GetStaticProps } from 'next';
import { inPageLanguage } from '~/documents/in-page-language';
import { KnowledgeDocument } from '~/reading/knowledge-page';
import { type KnowledgeProps, knowledgeProps } from '~/reading/knowledge-props';

/** A document is read, not used: no framework is sent to the browser. */
export const config = { unstable_runtimeJS: false };

/** No page is made while the site is built, because the CMS is not there then. The first reader makes it. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<KnowledgeProps> = inPageLanguage(({ params }) =>
  knowledgeProps('blog', params),
);

export default KnowledgeDocument;
