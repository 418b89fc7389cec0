interface Context {
  path: string;
  vary(header: string): void;
}

/**
 * Files of the panel lie packed beside themselves (`src/admin/vite.config.ts`) and are served as a browser accepts them. koa-send, which chooses, does not
 * tell caches that it did: they would give a packed one to whoever cannot read it.
 */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  await next();
  if (/^\/admin\/.+\.(?:js|css)$/.test(ctx.path)) ctx.vary('Accept-Encoding');
};
