import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { fetchBannerDraft } from '~/content/get-banners';
import { fetchHome, type Home } from '~/home/get-home';
import { HomePage } from '~/home/home-page';
import { draftOrProblem } from '~/preview/draft-or-problem';
import type { DraftProblem } from '~/preview/draft-problem';
import { DraftProblemDocument } from '~/preview/draft-problem-document';

/** The home page of this moment with a banner that is not published yet. */
export const config = { unstable_runtimeJS: false };

type Props = { home: Home; isFramed: boolean } | { problem: DraftProblem };

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  draftOrProblem(context, 'banner', async (documentId) => {
    const draft = await fetchBannerDraft(documentId);
    return draft
      ? { home: { ...(await fetchHome()), banners: draft.banners }, isFramed: context.query.in === 'frame' }
      : undefined;
  });

export default function HomePreview(props: Props) {
  if ('problem' in props) return <DraftProblemDocument problem={props.problem} />;
  return (
    <>
      <HomePage {...props.home} />
      <Head>
        <title>Черновик: баннер на главной</title>
        {props.isFramed && <base target="_blank" />}
      </Head>
    </>
  );
}
