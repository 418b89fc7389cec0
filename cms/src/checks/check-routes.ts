import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { upcomingPrices } from '../prices/upcoming-prices';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import type { Checker } from './checker';
import { fieldsOf, textIn } from './fields';
import { type CheckedUid, isChecked } from './find-problems';
import { placeInWords } from './place-in-words';
import { plainFields } from './plain-fields';
import type { Problem } from './problem';
import { publishAnyway } from './publish-anyway';

/** The panel asks for the check of what a person writes; who may everything publishes in spite of it. */
export function offerChecks(strapi: Core.Strapi, checker: Checker, priceChangeLimit: number): void {
  offerToPanel(strapi, [
    {
      method: 'POST',
      path: '/checks/:uid',
      answer: (question) => answerCheck(strapi, checker, priceChangeLimit, question),
    },
    {
      method: 'POST',
      path: '/checks/:uid/:documentId/publish-anyway',
      answer: (question) => answerPublishAnyway(strapi, question),
    },
  ]);
}

async function answerCheck(
  strapi: Core.Strapi,
  checker: Checker,
  priceChangeLimit: number,
  { params, body, can }: PanelQuestion,
) {
  const uid = uidIn(params);
  if (!can('plugin::content-manager.explorer.read', uid)) {
    throw new errors.ForbiddenError('Проверять можно только то, что вам видно.');
  }
  const question = fieldsOf(body) ?? {};
  const documentId = textIn(question, 'documentId');
  const changed = plainFields(fieldsOf(question.values) ?? {});
  const found =
    documentId === ''
      ? await checker.check(uid, changed)
      : ((await checker.checkSaved(uid, documentId, changed)) ?? (await checker.check(uid, changed)));
  const prices = await upcomingPrices(strapi, uid, { documentId, changed }, priceChangeLimit);
  const isBlocking = ({ severity }: Problem) => severity === 'blocks';
  const problems = [
    ...found.filter(isBlocking),
    ...prices,
    ...found.filter((problem) => !isBlocking(problem)),
  ];
  return {
    problems: problems.map((problem) => ({
      ...problem,
      place: { ...problem.place, ...placeInWords(problem.place) },
    })),
    mayPublishAnyway: mayPublishAnyway(can, uid),
  };
}

/** The check may be wrong about the world: a provider may have taken a preset back for an hour. */
async function answerPublishAnyway(strapi: Core.Strapi, { params, userId, can }: PanelQuestion) {
  const uid = uidIn(params);
  const documentId = params.documentId ?? '';
  if (!mayPublishAnyway(can, uid)) {
    throw new errors.ForbiddenError('Публиковать вопреки проверке может только разработчик.');
  }
  if (strapi.contentType(uid).options?.draftAndPublish !== true) {
    throw new errors.ValidationError('Эта запись видна на сайте сразу после сохранения.');
  }
  await publishAnyway(() => strapi.documents(uid).publish({ documentId }));
  strapi.log.warn(`User ${userId} published ${uid} ${documentId} in spite of the check.`);
  return { isPublished: true };
}

/** Only a developer manages roles; nobody else may overrule the check. */
function mayPublishAnyway(can: PanelQuestion['can'], uid: CheckedUid): boolean {
  return can('admin::roles.update') && can('plugin::content-manager.explorer.publish', uid);
}

function uidIn({ uid = '' }: Record<string, string>): CheckedUid {
  if (!isChecked(uid)) throw new errors.NotFoundError('Такие записи не проверяются.');
  return uid;
}
