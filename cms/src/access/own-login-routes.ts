import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ACCOUNT, type JournalAction, writeActivity } from '../editorial/activity/activity';
import { currentActor, nameOf } from '../editorial/actor';
import type { CmsEnv } from '../env';
import { textIn } from '../field-of';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import { currentLimiters } from './guard-panel-doors';
import { type ConfirmedAccount, ownConfirmation } from './own-confirmation';
import type { StaffSession } from './sessions/session-store';
import type { OfferedFactor, OwnLogins, RecoveryCodes, ShownSession } from './shown-logins';
import type { StaffLogins } from './staff-logins';

/** Offers everybody in the panel their own second factor and sessions. */
export function offerOwnLogins(strapi: Core.Strapi, env: CmsEnv, { factor, sessions }: StaffLogins): void {
  const isRequired = env.secondFactor === 'required';
  const confirm = ownConfirmation(strapi, {
    ...{ factor, limiters: currentLimiters, secret: env.secrets.adminJwtSecret },
    trustedProxies: env.trustedProxies,
  });

  /** Programs with a key of a person have no session, and no business here. */
  async function ownSession(): Promise<string> {
    const own = await sessions.current();
    if (own === undefined) throw new errors.ForbiddenError();
    return own;
  }

  /** Who knew the account until now is thrown out; who has just shown that it is theirs stays. */
  async function changed(account: ConfirmedAccount, kind: JournalAction): Promise<void> {
    await sessions.endAll(account.id, await sessions.current());
    const entry = { uid: ACCOUNT, documentId: String(account.id) } as const;
    await writeActivity(strapi, { entry, title: nameOf(account), kind, actor: currentActor(strapi) });
  }

  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/own-logins',
      async answer({ userId }): Promise<OwnLogins> {
        const own = await ownSession();
        const state = await factor.stateOf(userId);
        return {
          isRequired,
          factor: state ? { since: state.since.toISOString(), recoveryCodes: state.recoveryCodes } : null,
          sessions: (await sessions.of(userId)).map((session) => shownSession(session, own)),
        };
      },
    },
    {
      method: 'POST',
      path: '/second-factor/offer',
      async answer({ userId }): Promise<OfferedFactor> {
        await ownSession();
        const { email } = await strapi.db.query('admin::user').findOne({ where: { id: userId } });
        return factor.offer(userId, email);
      },
    },
    {
      method: 'POST',
      path: '/second-factor',
      async answer({ userId, body }): Promise<RecoveryCodes> {
        await ownSession();
        const account = await confirm(userId, body);
        const [sealed, code] = [textIn(body, 'sealed') ?? '', textIn(body, 'newCode') ?? ''];
        const enrolment = await factor.enrol(userId, { sealed, code });
        switch (enrolment.status) {
          case 'expired':
            throw new errors.ApplicationError('Прошло больше 15 минут: начните заново.', { field: 'offer' });
          case 'wrong-code':
            throw new errors.ApplicationError(
              'Код не подходит. Проверьте, что часы телефона идут верно, и введите следующий.',
              { field: 'newCode' },
            );
          case 'done':
            await changed(account, 'factor-set');
            return { recoveryCodes: enrolment.recoveryCodes };
        }
      },
    },
    {
      method: 'POST',
      path: '/second-factor/recovery-codes',
      async answer({ userId, body }): Promise<RecoveryCodes> {
        await ownSession();
        if (!(await factor.isOn(userId))) throw new errors.ApplicationError('Второй фактор не включён.');
        await confirm(userId, body);
        return { recoveryCodes: await factor.renewRecoveryCodes(userId) };
      },
    },
    {
      method: 'POST',
      path: '/second-factor/off',
      async answer({ userId, body }) {
        await ownSession();
        if (isRequired) throw new errors.ApplicationError('Второй фактор здесь обязателен.');
        const account = await confirm(userId, body);
        if (await factor.remove(userId)) await changed(account, 'factor-removed');
        return {};
      },
    },
    {
      method: 'POST',
      path: '/own-sessions/end',
      async answer({ userId, body }) {
        await ownSession();
        if (!(await sessions.end(userId, textIn(body, 'session') ?? '')))
          throw new errors.NotFoundError('Этот сеанс уже завершён.');
        return {};
      },
    },
    {
      method: 'POST',
      path: '/own-sessions/end-others',
      async answer({ userId }: PanelQuestion) {
        await sessions.endAll(userId, await ownSession());
        return {};
      },
    },
  ]);
}

/** `own` is the session of who asks. */
export function shownSession(session: StaffSession, own: string | undefined): ShownSession {
  const { name, browser, address, openedAt, lastUsedAt } = session;
  return {
    ...{ name, browser, address, isOwn: name === own },
    ...{ openedAt: openedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
  };
}
