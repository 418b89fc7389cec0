import { Breadcrumbs } from '@vitrina/ui';
import { type ClusterPageProps, getClusterPage } from '~/applications/get-cluster-page';
import { ClusterFormIsland } from '~/applications/islands';
import { DocumentPage } from '~/documents/document-page';
import { Problem } from '~/documents/problem';
import { visitPage } from '~/forms/visit-page';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps = visitPage(getClusterPage, {});

const TITLE = 'Создание кластера Kubernetes';

export default function CreateClusterPage({ site, form }: ClusterPageProps) {
  return (
    <DocumentPage
      site={site}
      title={TITLE}
      description="Версия, мастер-узлы и рабочие узлы: соберите кластер и закажите его."
      // Whatever is chosen in its address, it is one page to a search engine.
      address={paths.createCluster}
      picture={{ src: paths.pageImage(paths.createCluster), alt: TITLE }}
    >
      {form ? (
        <div className="container-page grid gap-8 pb-20 pt-8" data-sells="k8s">
          <Breadcrumbs
            label="Путь по сайту"
            crumbs={[
              { label: 'Главная', href: paths.home },
              { label: 'Все услуги', href: paths.services },
              { label: 'Kubernetes', href: paths.service('kubernetes') },
              { label: 'Создание кластера' },
            ]}
          />
          <h1 className="text-44">{TITLE}</h1>
          <ClusterFormIsland {...form} />
        </div>
      ) : (
        <Problem title="Кластеры сейчас не продаются" text="Загляните позже или выберите другую услугу." />
      )}
    </DocumentPage>
  );
}
