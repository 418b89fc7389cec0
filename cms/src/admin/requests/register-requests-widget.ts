import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Puts new requests on the first page of who may read them; Strapi takes widgets before anything else starts. */
export function registerRequestsWidget(app: StrapiApp): void {
  app.widgets.register({
    id: 'new-requests',
    icon: Message,
    title: { id: 'vitrina.new-requests', defaultMessage: 'Новые заявки' },
    component: async () => (await import('./new-requests-widget')).NewRequestsWidget,
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::requests.request' }],
  });
}
