import { errors } from '@strapi/utils';

interface Context {
  is(type: string): string | false | null;
}

/** Numbers from which on formidable, which reads forms for Strapi, counts what is wrong with one. */
const FAULTS_OF_FORMS = { from: 1000, to: 1999 };

/** A form that is broken is the fault of who has sent it, and Strapi says that it has failed itself. */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  try {
    await next();
  } catch (error) {
    if (!ctx.is('multipart') || !isFaultOfForm(error)) throw error;
    throw new errors.ApplicationError('Форма не читается.');
  }
};

function isFaultOfForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'number' && code >= FAULTS_OF_FORMS.from && code <= FAULTS_OF_FORMS.to;
}
