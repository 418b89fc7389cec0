import { buttonClass } from '@vitrina/ui';
import type { GetServerSideProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { type Site, UNBRANDED } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { Problem } from '~/documents/problem';
import { within } from '~/runtime/deadline';
import type { FormRefusal } from '~/security/refused-form';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

interface Answer {
  status: number;
  title: string;
  text: string;
}

const UNKNOWN: Answer = {
  status: 404,
  title: 'Такой формы нет',
  text: 'Ссылка ведёт на форму, которой на сайте нет: возможно, её адрес повредился по дороге. Создайте аккаунт или войдите обычным способом, откроется то же самое.',
};

const REFUSED: Record<FormRefusal, Answer> = {
  'from-elsewhere': {
    status: 403,
    title: 'Форма отправлена не с нашего сайта',
    text: 'Мы принимаем формы только со своих страниц, чтобы никто не отправил их за вас. Ничего не произошло: откройте страницу на нашем сайте и отправьте форму оттуда.',
  },
  'too-large': {
    status: 413,
    title: 'В форме слишком много текста',
    text: 'Столько мы не читаем, и ничего не произошло. Вернитесь на шаг назад: что вы ввели, осталось на странице. Сократите текст и отправьте форму ещё раз.',
  },
};

/** A page of words waits no longer for the menu around them. */
const SHELL_MS = 1_000;

/** Nothing here may depend on the CMS: it is what a broken link ends on. */
export const getServerSideProps: GetServerSideProps<{ site: Site; answer: Answer }> = async ({
  query,
  res,
}) => {
  const answer = Object.entries(REFUSED).find(([refusal]) => refusal === query.refusal)?.[1] ?? UNKNOWN;
  res.statusCode = answer.status;
  const site = await within(SHELL_MS, fetchSite).catch(() => UNBRANDED);
  return { props: { site: JSON.parse(JSON.stringify(site)), answer } };
};

/**
 * An address of registration or login that names no way of doing it, or a form that is not taken (`proxy.ts` leads here).
 */
export default function UnknownForm({ site, answer: { title, text } }: { site: Site; answer: Answer }) {
  return (
    <DocumentPage site={site} title={title}>
      <Problem title={title} text={text}>
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
