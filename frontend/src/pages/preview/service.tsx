import type { GetServerSideProps } from 'next';
import { type LoadedServicePage, withService } from '~/blocks/load-page';
import { ServiceView } from '~/blocks/service-page';
import { getServiceDraft } from '~/features/services/get-service-page';
import { draftDocument } from '~/preview/draft-document';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps: GetServerSideProps<Draft<LoadedServicePage>> = (context) =>
  draftOrProblem(context, 'service', async (documentId) => {
    const page = await getServiceDraft(documentId);
    return page ? withService(page) : undefined;
  });

export default draftDocument<LoadedServicePage>(() => 'Черновик', ServiceView);
