import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { signTicket } from '@vitrina/content-contract/preview-ticket';
import type { PreviewSettings } from '../env';
import { fieldOf } from '../field-of';
import { addressHere, eventLanguage, languageOf } from '../languages/languages';
import { offerToPanel } from '../strapi/panel-routes';
import { faultsOfDraft } from './faults-of-draft';
import { isPreviewed, type PreviewedUid, previewedType } from './previewed';
import { publicAddress } from './public-address';
import { readableDraft } from './readable-draft';

/** Long enough to look at a draft and reload it; a new one costs a click. */
const TICKET_LIVES_MS = 15 * 60 * 1000;
const SITE_ANSWERS_WITHIN_MS = 4_000;

/** Gives people in the panel tickets by which the site shows them a draft, and the addresses of what is public. */
export function offerPreviews(strapi: Core.Strapi, settings: PreviewSettings | undefined): void {
  offerToPanel(strapi, [
    {
      method: 'POST',
      path: '/preview-tickets',
      async answer({ body }) {
        const { uid, documentId } = askedFor(body);
        if (settings === undefined) throw new errors.ApplicationError(NOT_SET_UP);
        const draft = await readableDraft(strapi, uid, documentId);
        const { missing, remarks } = faultsOfDraft(strapi, uid, draft);
        if (missing.length > 0) {
          throw new errors.ValidationError(
            `Заполните и сохраните: ${missing.join(', ')}. Без этого страницу не собрать.`,
          );
        }
        await refuseWithoutSite(settings.site.url);
        const type = previewedType(uid);
        const ticket = signTicket(
          {
            ...{ type, documentId, ...eventLanguage(languageOf(strapi, uid)) },
            expiresAt: Date.now() + TICKET_LIVES_MS,
          },
          settings.secret,
        );
        const address = `${settings.site.publicUrl}${addressHere(`/preview/${type}`)}?ticket=${ticket}`;
        return { address, remarks };
      },
    },
    {
      method: 'GET',
      path: '/public-address/:uid/:documentId',
      async answer({ params }) {
        const { uid, documentId } = askedFor(params);
        await readableDraft(strapi, uid, documentId);
        const path = settings && (await publicAddress(strapi, uid, documentId));
        return { address: path === undefined ? null : `${settings?.site.publicUrl}${path}` };
      },
    },
  ]);
}

const NOT_SET_UP =
  'Просмотр на сайте не настроен. Попросите администратора задать PREVIEW_SECRET и CMS_PREVIEW_TOKEN.';

function askedFor(question: unknown): { uid: PreviewedUid; documentId: string } {
  const uid = fieldOf(question, 'uid');
  const documentId = fieldOf(question, 'documentId');
  if (typeof uid !== 'string' || !isPreviewed(uid) || typeof documentId !== 'string') {
    throw new errors.NotFoundError('Такую запись на сайте не посмотреть.');
  }
  return { uid, documentId };
}

/** The panel cannot see that a frame of another site stayed empty; a site that is away is told of beforehand. */
async function refuseWithoutSite(url: string): Promise<void> {
  const answered = await fetch(`${url}/icon.svg`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(SITE_ANSWERS_WITHIN_MS),
  }).catch(() => undefined);
  if (!answered?.ok) {
    throw new errors.ApplicationError(
      'Сайт сейчас не отвечает, поэтому черновик не показать. Попробуйте через минуту: ваша работа цела.',
    );
  }
}
