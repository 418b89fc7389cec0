import { answerFeed, answerPreflight } from '~/features/price-feed/answer-feed';

export function GET(request: Request): Promise<Response> {
  return answerFeed(request, {
    contentType: 'application/json; charset=utf-8',
    write: (feed) => `${JSON.stringify(feed)}\n`,
    refuse: (message) => `${JSON.stringify({ error: { code: 'prices_unavailable', message } })}\n`,
  });
}

export const OPTIONS = answerPreflight;
