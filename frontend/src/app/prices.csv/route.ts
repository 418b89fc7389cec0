import { answerFeed, answerPreflight } from '~/features/price-feed/answer-feed';
import { toCsv } from '~/features/price-feed/to-csv';

export function GET(request: Request): Promise<Response> {
  return answerFeed(request, {
    contentType: 'text/csv; charset=utf-8; header=present',
    write: toCsv,
    refuse: (message) => `error,message\r\nprices_unavailable,"${message}"\r\n`,
  });
}

export const OPTIONS = answerPreflight;
