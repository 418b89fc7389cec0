import { Typography } from '@strapi/design-system';
import { type StrapiApp, unstable_useContentManagerContext, useAuth } from '@strapi/strapi/admin';

const PUBLISHES = 'plugin::content-manager.explorer.publish';

/** Says under 'Опубликовать' why it is grey to those who write and do not publish. */
export function addPublishingHint(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'vitrina-publishing-hint',
    Component: PublishingHint,
  });
}

function PublishingHint() {
  const { model, hasDraftAndPublish } = unstable_useContentManagerContext();
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
