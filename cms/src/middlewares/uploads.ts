import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { fileKind, isShown } from '../media/file-kinds';
import { objectStorage } from '../media/storage';

interface Context {
  method: string;
  path: string;
  status: number;
  body: Readable;
  fresh: boolean;
  get(header: string): string;
  set(header: string, value: string): void;
}

const UPLOADS = '/uploads/';
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox";
/** As Strapi names files: a name of one part, with nothing in it that a path could be made of. */
const FILE_NAME = /^[\w-][\w.-]*$/;

/**
 * Answers what was uploaded, from the bucket or (in Strapi's own way) from the disk. A file says itself how it may be
 * used: whatever somebody has managed to upload, it is no page of this address.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (!ctx.path.startsWith(UPLOADS) || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const name = ctx.path.slice(UPLOADS.length);
    if (!FILE_NAME.test(name)) {
      ctx.status = 404;
      return;
    }
    if (!(await answerFromBucket(strapi, ctx, name))) await next();
    if (ctx.status >= 400) return;
    setHeaders(ctx, name);
    if (ctx.fresh) ctx.status = 304;
  };

function setHeaders(ctx: Context, name: string): void {
  const kind = fileKind(path.extname(name));
  ctx.set('Content-Type', kind?.mime ?? 'application/octet-stream');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', SANDBOX);
  // The site shows these files in pages of another address.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  ctx.set('Accept-Ranges', 'bytes');
  if (kind === undefined || !isShown(kind)) ctx.set('Content-Disposition', 'attachment');
}

/** False when there is no bucket, or no such file in it: one of the time before the bucket may be on the disk. */
async function answerFromBucket(strapi: Core.Strapi, ctx: Context, name: string): Promise<boolean> {
  const storage = objectStorage();
  if (storage === undefined) return false;
  try {
    const kept = await storage.get(name, ctx.get('Range') || undefined);
    if (kept === undefined) return false;
    if (kept === 'no such range') {
      ctx.status = 416;
      return true;
    }
    ctx.status = kept.range === undefined ? 200 : 206;
    ctx.body = kept.body;
    if (kept.size !== undefined) ctx.set('Content-Length', String(kept.size));
    if (kept.range !== undefined) ctx.set('Content-Range', kept.range);
    if (kept.etag !== undefined) ctx.set('ETag', kept.etag);
    if (kept.changedAt !== undefined) ctx.set('Last-Modified', kept.changedAt.toUTCString());
    return true;
  } catch (error) {
    strapi.log.error(
      `The object storage does not answer: ${error instanceof Error ? error.message : error}.`,
    );
    ctx.status = 502;
    ctx.set('Cache-Control', 'no-store');
    return true;
  }
}
