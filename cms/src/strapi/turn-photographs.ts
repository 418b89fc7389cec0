import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

/**
 * Has Strapi turn photographs the right way up. It makes files smaller and loses on the way what a camera has noted about
 * how it was held, so that without this a telephone's photograph would lie on its side.
 */
export async function turnPhotographs(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const settings: unknown = await store.get({});
  // The plugin has filled them in before, whatever an earlier version had in them.
  if (typeof settings !== 'object' || settings === null || !('autoOrientation' in settings)) {
    throw new MovedPart(
      'the settings of the plugin upload have no autoOrientation',
      'photographs of telephones would lie on their side',
    );
  }
  if (settings.autoOrientation !== true) await store.set({ value: { ...settings, autoOrientation: true } });
}
