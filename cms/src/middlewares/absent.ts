interface Context {
  status: number;
  path: string;
}

/**
 * Answers 404 to a write on a path nobody serves. The panel's own route matches every path for GET, and Strapi's
 * router takes that for 'the method is wrong' (405), as if the closed sign-up were there.
 */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  await next();
  if (ctx.status === 405 && ctx.path.startsWith('/api/')) ctx.status = 404;
};
