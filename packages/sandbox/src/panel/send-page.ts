import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Html } from './html';
import { STYLES } from './styles';

const styleHash = createHash('sha256').update(STYLES).digest('base64');

/** Headers of every answer of the panel: its addresses carry tokens, its pages are somebody's own. */
export const PANEL_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
};

export function sendPage(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page.text);
}
