import { buttonClass } from '@vitrina/ui';
import type { GetServerSideProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { type Site, unbranded } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { inPageLanguage } from '~/documents/in-page-language';
import { Problem } from '~/documents/problem';
import { t } from '~/messages';
import { within } from '~/runtime/deadline';
import type { FormRefusal } from '~/security/refused-form';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

/** What the status says of each. */
const STATUSES: Readonly<Record<FormRefusal, number>> = { 'from-elsewhere': 403, 'too-large': 413 };

interface UnknownFormProps {
  site: Site;
  why: FormRefusal | 'unknown';
}

/** A page of words waits no longer for the menu around them. */
const SHELL_MS = 1_000;

/** Nothing here may depend on the CMS: it is what a broken link ends on. */
export const getServerSideProps: GetServerSideProps<UnknownFormProps> = inPageLanguage(
  async ({ query, res }) => {
    const why: UnknownFormProps['why'] = isRefusal(query.refusal) ? query.refusal : 'unknown';
    res.statusCode = why === 'unknown' ? 404 : STATUSES[why];
    const site = await within(SHELL_MS, fetchSite).catch(() => unbranded());
    return { props: { site: JSON.parse(JSON.stringify(site)), why } };
  },
);

function isRefusal(value: unknown): value is FormRefusal {
  return typeof value === 'string' && Object.hasOwn(STATUSES, value);
}

/**
 * An address of registration or login that names no way of doing it, or a form that is not taken (`proxy.ts` leads here).
 */
export default function UnknownForm({ site, why }: UnknownFormProps) {
  const { title, text } = t.failures.forms[why];
  return (
    <DocumentPage site={site} title={title}>
      <Problem title={title} text={text}>
        <a href={paths.registration} className={buttonClass()}>
          {t.shell.signUp}
        </a>
        <a href={paths.logIn} className={buttonClass('quiet')}>
          {t.shell.logIn}
        </a>
      </Problem>
    </DocumentPage>
  );
}
