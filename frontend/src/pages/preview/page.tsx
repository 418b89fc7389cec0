import type { GetServerSideProps } from 'next';
import { type LoadedOwnPage, withPage } from '~/blocks/load-page';
import { OwnView } from '~/blocks/own-page';
import { fetchPageDraft } from '~/content/get-page';
import { draftDocument } from '~/preview/draft-document';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps: GetServerSideProps<Draft<LoadedOwnPage>> = (context) =>
  draftOrProblem(context, 'page', async (documentId) => {
    const page = await fetchPageDraft(documentId);
    return page ? withPage(page) : undefined;
  });

export default draftDocument<LoadedOwnPage>(() => 'Черновик', OwnView);
