import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../account/password';
import type { Provider } from '../provider/provider';
import { messagePage } from './message-page';
import { readField } from './read-field';
import { recoveryPage } from './recovery-page';
import { sendPage } from './send-page';

const SHORTEST = 8;
const LONGEST = 200;

/** The page that a letter of recovery leads to: it sets a new password, once. */
export function recoveryRoutes(app: FastifyInstance, provider: Provider): void {
  const { tokens, customers } = provider;

  app.get('/recovery', (request, reply) => {
    const token = readField(request.query, 'token');
    if (tokens.customerOf('recovery', token) === undefined) return sendPage(reply, 410, SPENT);
    return sendPage(reply, 200, recoveryPage({ token, error: '' }));
  });

  app.post('/recovery', async (request, reply) => {
    const token = readField(request.body, 'token');
    const password = readField(request.body, 'password');
    const customerId = tokens.customerOf('recovery', token);
    if (customerId === undefined) return sendPage(reply, 410, SPENT);
    const error = problemOf(password);
    if (error) return sendPage(reply, 400, recoveryPage({ token, error }));
    customers.setPassword(customerId, await hashPassword(password));
    // Whoever else is logged in as this customer may be why the password had to change.
    tokens.revokeAll(customerId);
    return sendPage(reply, 200, messagePage('Пароль изменён', 'Войдите с ним: все прежние входы закрыты.'));
  });
}

function problemOf(password: string): string {
  if (password.length < SHORTEST) return `Нужно не меньше ${SHORTEST} знаков`;
  if (password.length > LONGEST) return `Нужно не больше ${LONGEST} знаков`;
  return /^(.)\1*$/u.test(password) ? 'Пароль не может быть из одного знака' : '';
}

const SPENT = messagePage('Ссылка больше не работает', 'Запросите новую: каждая действует час и один раз.');
