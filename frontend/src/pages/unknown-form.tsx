import { buttonClass } from '@vitrina/ui';
import type { GetServerSideProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { paths } from '~/paths';
import { DocumentPage } from '~/site/document-page';
import { Problem } from '~/site/problem';
import { type Site, UNBRANDED } from '~/site/site';

export const config = { unstable_runtimeJS: false };

/** Nothing here may depend on the CMS: it is what a broken link ends on. */
export const getServerSideProps: GetServerSideProps<{ site: Site }> = async ({ res }) => {
  res.statusCode = 404;
  const site = await fetchSite().catch(() => UNBRANDED);
  return { props: { site: JSON.parse(JSON.stringify(site)) } };
};

/**
 * An address of registration or login that names no way of doing it (`proxy.ts` leads here). A document, because the App
 * Router answers a missing page of its own with one that is empty until scripts have run.
 */
export default function UnknownForm({ site }: { site: Site }) {
  return (
    <DocumentPage site={site} title="Такой формы нет">
      <Problem
        title="Такой формы нет"
        text="Ссылка ведёт на форму, которой на сайте нет: возможно, её адрес повредился по дороге. Создайте аккаунт или войдите обычным способом, откроется то же самое."
      >
        <a href={paths.registration} className={buttonClass()}>
          Создать аккаунт
        </a>
        <a href={paths.logIn} className={buttonClass('quiet')}>
          Войти
        </a>
      </Problem>
    </DocumentPage>
  );
}
