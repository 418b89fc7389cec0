import type { GetServerSideProps } from 'next';
import { fetchBannerDraft } from '~/content/get-banners';
import { fetchHome, type Home } from '~/home/get-home';
import { HomeView } from '~/home/home-page';
import { draftDocument } from '~/preview/draft-document';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';

export const config = { unstable_runtimeJS: false };

/** The home page of this moment with a banner that is not published yet. */
export const getServerSideProps: GetServerSideProps<Draft<Home>> = (context) =>
  draftOrProblem(context, 'banner', async (documentId) => {
    const draft = await fetchBannerDraft(documentId);
    return draft && { ...(await fetchHome()), banners: draft.banners };
  });

export default draftDocument<Home>(() => 'Черновик: баннер на главной', HomeView);
