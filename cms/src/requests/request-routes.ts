import type { Core } from '@strapi/strapi';
import { errors, yup } from '@strapi/utils';
import type { PanelUser } from '../editorial/actor';
import { countOrdersOf, eraseOrdersOf } from '../orders/erase-orders';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import { answerRequest } from './answers/answer-request';
import type { MailSettings } from './answers/mail';
import { tellOfDelivery } from './delivery/open-deliveries';
import { WaitingDeliveries } from './delivery/waiting-deliveries';
import { eraseRequests, requestsOf } from './erase-requests';
import { REQUEST } from './request-type';
import { colleagues, type RequestRow, showRequest } from './show-request';

const PATH = '/requests/:documentId';
const OPEN = { $in: ['new', 'taken'] };

type Action = 'read' | 'update' | 'delete';

const REFUSALS: Record<Action, string> = {
  read: 'Заявки видит только поддержка.',
  update: 'С заявками работает только поддержка.',
  delete: 'Стирать заявки может только администратор.',
};

interface Outside {
  landingUrl: string | undefined;
  mail: MailSettings | undefined;
}

/** What the support does with requests besides changing the state and the note in the form. */
export function offerRequestWork(strapi: Core.Strapi, { landingUrl, mail }: Outside): void {
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/requests/open',
      answer: async (question) => {
        refuseUnless(question, 'read');
        return { open: await strapi.db.query(REQUEST).count({ where: { state: OPEN } }) };
      },
    },
    {
      method: 'GET',
      path: PATH,
      answer: async (question) => {
        refuseUnless(question, 'read');
        const may = { work: isAllowed(question, 'update'), erase: isAllowed(question, 'delete') };
        const around = { hasLanding: landingUrl !== undefined, hasMail: mail !== undefined, may };
        return showRequest(strapi, await askedRequest(strapi, question), { ...around, now: new Date() });
      },
    },
    {
      method: 'PUT',
      path: `${PATH}/assignee`,
      answer: async (question) => {
        refuseUnless(question, 'update');
        const { documentId } = await askedRequest(strapi, question);
        const { id } = read(yup.object({ id: yup.number().integer().nullable() }).required(), question.body);
        const chosen = id == null ? undefined : (await colleagues(strapi)).find((one) => one.id === id);
        if (id != null && chosen === undefined)
          throw new errors.ValidationError('Этот человек не видит заявок.');
        const data = { assignee: chosen?.name ?? null, assignee_id: chosen?.id ?? null };
        // Not an update of the entry: what a colleague types into its form meanwhile is not outdated by it.
        await strapi.db.query(REQUEST).updateMany({ where: { documentId }, data });
        return {};
      },
    },
    {
      method: 'POST',
      path: `${PATH}/deliver`,
      answer: async (question) => {
        refuseUnless(question, 'update');
        const { documentId } = await askedRequest(strapi, question);
        if (!(await new WaitingDeliveries(strapi).repeat(documentId, new Date())))
          throw new errors.ValidationError('Передавать нечего: заявка уже передана. Обновите страницу.');
        tellOfDelivery(strapi);
        return {};
      },
    },
    {
      method: 'POST',
      path: `${PATH}/answers`,
      answer: async (question) => {
        refuseUnless(question, 'update');
        if (mail === undefined) throw new errors.ApplicationError('Почтовый сервер не настроен.');
        const { documentId } = await askedRequest(strapi, question);
        const body = read(
          yup
            .object({ text: yup.string().required(), ordinal: yup.number().integer().min(1).required() })
            .required(),
          question.body,
        );
        const user: PanelUser = await strapi.db
          .query('admin::user')
          .findOne({ where: { id: question.userId } });
        await answerRequest(strapi, { ...body, documentId, user, from: mail.from });
        return {};
      },
    },
    {
      method: 'DELETE',
      path: PATH,
      answer: async (question) => {
        refuseUnless(question, 'delete');
        const { documentId } = await askedRequest(strapi, question);
        return erase(strapi, question, { documentId });
      },
    },
    {
      method: 'POST',
      path: '/requests-of-person/count',
      answer: async (question) => {
        refuseUnless(question, 'delete');
        const { email, where } = askedPerson(question);
        const count = await strapi.db.query(REQUEST).count({ where });
        return { count, orders: await countOrdersOf(strapi.db.connection, email) };
      },
    },
    {
      method: 'POST',
      path: '/requests-of-person/erase',
      answer: async (question) => {
        refuseUnless(question, 'delete');
        const { email, where } = askedPerson(question);
        const orders = await eraseOrdersOf(strapi.db.connection, email);
        strapi.log.info(
          `The histories of ${orders} orders were erased by the person ${question.userId} of the panel.`,
        );
        return { ...(await erase(strapi, question, where)), orders };
      },
    },
  ]);
}

/** Who erased how many is in the log; whose they were is nowhere any more. */
async function erase(strapi: Core.Strapi, { userId }: PanelQuestion, where: object): Promise<object> {
  const erased = await eraseRequests(strapi, where);
  strapi.log.info(`${erased} requests were erased by the person ${userId} of the panel.`);
  return { erased };
}

function askedPerson({ body }: PanelQuestion): { email: string; where: object } {
  const asked = read(
    yup.object({ email: yup.string().max(254), phone: yup.string().max(40) }).required(),
    body,
  );
  const email = asked.email ?? '';
  const where = requestsOf({ email, phone: asked.phone ?? '' });
  if (where === undefined) throw new errors.ValidationError('Укажите почту или телефон.');
  return { email, where };
}

async function askedRequest(strapi: Core.Strapi, { params }: PanelQuestion): Promise<RequestRow> {
  const request: RequestRow | null = await strapi.db
    .query(REQUEST)
    .findOne({ where: { documentId: params.documentId } });
  if (request === null) throw new errors.NotFoundError('Такой заявки больше нет.');
  return request;
}

function refuseUnless(question: PanelQuestion, action: Action): void {
  if (!isAllowed(question, action)) throw new errors.ForbiddenError(REFUSALS[action]);
}

function isAllowed({ can }: PanelQuestion, action: Action): boolean {
  return can(`plugin::content-manager.explorer.${action}`, REQUEST);
}

/** What a button of the panel sends; anything else was not sent by one. */
function read<T>(schema: { validateSync(value: unknown, options: object): T }, body: unknown): T {
  try {
    return schema.validateSync(body, { strict: true });
  } catch {
    throw new errors.ValidationError('Запрос не понят: обновите страницу.');
  }
}
