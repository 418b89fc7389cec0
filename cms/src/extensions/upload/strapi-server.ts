import { type UploadPlugin, withOurRules } from '../../media/upload-plugin';

/** Strapi hands its own plugin to this file (https://docs.strapi.io, 'Plugins extension'). */
export default (plugin: UploadPlugin): UploadPlugin => withOurRules(plugin);
