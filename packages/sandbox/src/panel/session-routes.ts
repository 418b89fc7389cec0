import type { FastifyInstance } from 'fastify';
import { checkPassword } from '../account/check-password';
import type { Provider } from '../provider/provider';
import { loginPage } from './login-page';
import { closePanel, openPanel, panelCustomer } from './panel-session';
import { panelTarget } from './panel-target';
import { readField } from './read-field';
import { sendPage } from './send-page';

/** Ways into the panel and out of it. */
export function sessionRoutes(app: FastifyInstance, provider: Provider): void {
  const { tokens, customers } = provider;

  // `siteTransfer` and `reg` only tell the provider where a customer came from; the journal keeps them.
  app.get('/auto-login', (request, reply) => {
    const { query } = request;
    const target = panelTarget(readField(query, 'redirect'), readField(query, 'paymentPeriod'));
    const customerId = tokens.customerOf('autologin', readField(query, 'token'));
    if (customerId !== undefined) openPanel(reply, customerId, provider);
    else if (!panelCustomer(request, provider)) return reply.redirect(loginAddress(target), 303);
    return reply.redirect(`/panel${target}`, 303);
  });

  app.get('/login', (request, reply) => {
    const target = panelTarget(readField(request.query, 'redirect'));
    if (panelCustomer(request, provider)) return reply.redirect(`/panel${target}`, 303);
    return sendPage(reply, 200, loginPage({ target, username: '', error: '' }));
  });

  app.post('/login', async (request, reply) => {
    const username = readField(request.body, 'username');
    const password = readField(request.body, 'password');
    const target = panelTarget(readField(request.body, 'redirect'));
    if (!username.trim() || !password) {
      return sendPage(reply, 400, loginPage({ target, username, error: 'Введите логин и пароль' }));
    }
    const customer = await checkPassword(customers, username, password);
    if (!customer) {
      return sendPage(reply, 401, loginPage({ target, username, error: 'Неверный логин или пароль' }));
    }
    openPanel(reply, customer.id, provider);
    return reply.redirect(`/panel${target}`, 303);
  });

  app.post('/logout', (request, reply) => {
    closePanel(request, reply, provider);
    return reply.redirect('/panel/login', 303);
  });
}

/** The login page that brings its visitor to a target afterwards. */
export function loginAddress(target: string): string {
  return `/panel/login?redirect=${encodeURIComponent(target)}`;
}
