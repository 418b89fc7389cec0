import type { Core } from '@strapi/strapi';

/**
 * Has Strapi turn photographs the right way up. It makes files smaller and loses on the way what a camera has noted about
 * how it was held, so that without this a telephone's photograph would lie on its side.
 */
export async function turnPhotographs(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const settings: unknown = await store.get({});
  const value = { ...(typeof settings === 'object' ? settings : {}), autoOrientation: true };
  if (JSON.stringify(value) !== JSON.stringify(settings)) await store.set({ value });
}
