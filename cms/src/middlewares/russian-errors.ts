import { type AnsweredError, explainInRussian } from '../panel/explain-in-russian';

interface Context {
  path: string;
  body: unknown;
}

const CONTENT_TYPE = /\/(?:collection|single)-types\/(?<uid>[^/]+)/;

/** People in the panel read these errors; the site and other programs, under /api and /graphql, read the codes of Strapi. */
export default () =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next();
    if (context.path.startsWith('/api') || context.path.startsWith('/graphql')) return;
    const { body } = context;
    if (typeof body !== 'object' || body === null || !('error' in body) || !isError(body.error)) return;
    const uid = CONTENT_TYPE.exec(context.path)?.groups?.uid ?? '';
    context.body = { ...body, error: explainInRussian(body.error, uid) };
  };

function isError(error: unknown): error is AnsweredError {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
