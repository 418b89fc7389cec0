import { Breadcrumbs } from '@vitrina/ui';
import { type ClusterPageProps, getClusterPage } from '~/applications/get-cluster-page';
import { ClusterFormIsland } from '~/applications/islands';
import { DocumentPage } from '~/documents/document-page';
import { inEveryLanguage } from '~/documents/in-every-language';
import { Problem } from '~/documents/problem';
import { visitPage } from '~/forms/visit-page';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps = visitPage(getClusterPage, {});

export default function CreateClusterPage({ site, form }: ClusterPageProps) {
  return (
    <DocumentPage
      site={site}
      title={t.order.cluster.title}
      description={t.order.cluster.description}
      // Whatever is chosen in its address, it is one page to a search engine.
      address={paths.createCluster}
      translations={inEveryLanguage(paths.createCluster)}
      isOfOneVisit
      picture={{ src: paths.pageImage(paths.createCluster), alt: t.order.cluster.title }}
    >
      {form ? (
        <div className="container-page grid gap-8 pb-20 pt-8" data-sells="k8s">
          <Breadcrumbs
            label={t.shell.breadcrumbs}
            crumbs={[
              { label: t.shell.homePage, href: paths.home },
              { label: t.shell.allServices, href: paths.services },
              { label: 'Kubernetes', href: paths.service('kubernetes') },
              { label: t.order.cluster.crumb },
            ]}
          />
          <h1 className="text-44">{t.order.cluster.title}</h1>
          <ClusterFormIsland {...form} />
        </div>
      ) : (
        <Problem title={t.order.cluster.noneSold} text={t.order.cluster.noneSoldText} />
      )}
    </DocumentPage>
  );
}
