import { Typography } from '@strapi/design-system';
import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { addToForm, useEditedEntry } from '../strapi/content-manager';

const PUBLISHES = 'plugin::content-manager.explorer.publish';

/** Says under 'Опубликовать' why it is grey to those who write and do not publish. */
export function addPublishingHint(app: StrapiApp): void {
  addToForm(app, {
    name: 'vitrina-publishing-hint',
    Component: PublishingHint,
  });
}

function PublishingHint() {
  const { model, hasDraftAndPublish } = useEditedEntry();
  const mayPublish = useAuth('PublishingHint', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === PUBLISHES && subject === model),
  );
  if (!hasDraftAndPublish || mayPublish) return null;
  return (
    <Typography variant="pi" textColor="neutral600" width="100%">
      Публикует редактор: готовое отправьте на проверку.
    </Typography>
  );
}
