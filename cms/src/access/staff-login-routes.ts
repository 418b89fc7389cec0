import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ACCOUNT, type JournalAction, writeActivity } from '../editorial/activity/activity';
import { currentActor, nameOf, type PanelUser } from '../editorial/actor';
import type { CmsEnv } from '../env';
import { textIn } from '../field-of';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import { currentLimiters } from './guard-panel-doors';
import { ownConfirmation } from './own-confirmation';
import { shownSession } from './own-login-routes';
import type { ShownSession, StaffLogin } from './shown-logins';
import type { StaffLogins } from './staff-logins';

interface Account extends PanelUser {
  isActive: boolean | null;
  roles?: { name: string }[];
}

/** Offers whoever may change accounts, which are super admins, the second factors and sessions of everybody. */
export function offerStaffLogins(strapi: Core.Strapi, env: CmsEnv, { factor, sessions }: StaffLogins): void {
  // The content types are there once all of Strapi has been registered.
  const accounts = () => strapi.db.query('admin::user');
  const confirm = ownConfirmation(strapi, {
    ...{ factor, limiters: currentLimiters, secret: env.secrets.adminJwtSecret },
    trustedProxies: env.trustedProxies,
  });

  async function ask({ can }: PanelQuestion): Promise<string> {
    const own = await sessions.current();
    if (own === undefined || !can('admin::users.update'))
      throw new errors.ForbiddenError('Сеансы сотрудников видят администраторы.');
    return own;
  }

  async function accountIn({ params }: PanelQuestion): Promise<Account> {
    const id = Number(params.id);
    const account: Account | null = Number.isSafeInteger(id)
      ? await accounts().findOne({ where: { id } })
      : null;
    if (account === null) throw new errors.NotFoundError('Такого сотрудника нет.');
    return account;
  }

  async function note(account: Account, kind: JournalAction): Promise<void> {
    const entry = { uid: ACCOUNT, documentId: String(account.id) } as const;
    await writeActivity(strapi, { entry, title: nameOf(account), kind, actor: currentActor(strapi) });
  }

  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/staff-logins',
      async answer(question): Promise<StaffLogin[]> {
        await ask(question);
        const owners = await factor.owners();
        const all: Account[] = await accounts().findMany({ populate: ['roles'], orderBy: { id: 'asc' } });
        return Promise.all(
          all.map(async (account) => ({
            ...{ id: account.id, name: nameOf(account), email: account.email ?? '' },
            ...{ isActive: account.isActive === true, roles: (account.roles ?? []).map(({ name }) => name) },
            factorSince: owners.get(account.id)?.toISOString() ?? null,
            sessions: (await sessions.of(account.id)).length,
          })),
        );
      },
    },
    {
      method: 'GET',
      path: '/staff-logins/:id/sessions',
      async answer(question): Promise<ShownSession[]> {
        const own = await ask(question);
        const { id } = await accountIn(question);
        return (await sessions.of(id)).map((session) => shownSession(session, own));
      },
    },
    {
      method: 'POST',
      path: '/staff-logins/:id/end-sessions',
      /** One of them, or all; who asks keeps their own. */
      async answer(question) {
        const own = await ask(question);
        const account = await accountIn(question);
        const session = textIn(question.body, 'session');
        if (session === undefined) await sessions.endAll(account.id, own);
        else if (!(await sessions.end(account.id, session)))
          throw new errors.NotFoundError('Этот сеанс уже завершён.');
        await note(account, 'sessions-ended');
        return {};
      },
    },
    {
      method: 'POST',
      path: '/staff-logins/:id/take-factor',
      /** For somebody who has lost both telephone and codes. */
      async answer(question) {
        await ask(question);
        const account = await accountIn(question);
        if (account.id === question.userId)
          throw new errors.ApplicationError('Свой второй фактор выключают в профиле.');
        await confirm(question.userId, question.body);
        if (!(await factor.remove(account.id))) throw new errors.NotFoundError('Второго фактора уже нет.');
        await sessions.endAll(account.id);
        await note(account, 'factor-taken');
        return {};
      },
    },
  ]);
}
