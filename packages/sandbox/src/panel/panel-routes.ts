import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '../provider/provider';
import { messagePage } from './message-page';
import { outboxPage } from './outbox-page';
import { productRoutes } from './product-routes';
import { recoveryRoutes } from './recovery-routes';
import { PANEL_HEADERS, sendPage } from './send-page';
import { serverRoutes } from './server-routes';
import { sessionRoutes } from './session-routes';

/**
 * The customer panel, to be registered under `/panel`: HTML from the server, not one script. The outbox shows what opens
 * other people's accounts, so it is for the eyes of those who test.
 */
export function panelRoutes(app: FastifyInstance, provider: Provider, showsOutbox: boolean): void {
  app.register(formbody);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(PANEL_HEADERS);
    // Under 'no-referrer' browsers send 'Origin: null' with forms, so only this header tells whose form it is.
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin') {
      return sendPage(
        reply,
        403,
        messagePage('Форма отправлена с чужого сайта', 'Откройте панель и повторите.'),
      );
    }
  });

  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404, messagePage('Страница не найдена')));
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return sendPage(reply, 500, messagePage('Что-то пошло не так', 'Попробуйте ещё раз через минуту.'));
  });

  app.get('/', (_request, reply) => reply.redirect('/panel/servers', 303));
  if (showsOutbox)
    app.get('/outbox', (_request, reply) => sendPage(reply, 200, outboxPage(provider.outbox.list())));
  sessionRoutes(app, provider);
  recoveryRoutes(app, provider);
  serverRoutes(app, provider);
  productRoutes(app, provider);
}
