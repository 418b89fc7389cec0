import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';
import type { SentFile, UploadedFile } from './uploaded-file';

export interface FileInfo {
  focalPoint?: unknown;
}

interface Sent {
  data: { fileInfo?: FileInfo | FileInfo[] };
}

/** What the plugin does with files; these are the parts that rules of ours are put around. */
export interface Uploads {
  upload(sent: Sent & { files: SentFile | SentFile[] }, options?: unknown): Promise<UploadedFile[]>;
  replace(id: number, sent: Sent & { file: SentFile }, options?: unknown): Promise<UploadedFile>;
  updateFileInfo(id: number, info: FileInfo, options?: unknown): Promise<UploadedFile>;
}

interface Pictures<Part> {
  isImage(file: UploadedFile): Promise<boolean>;
  isResizableImage(file: UploadedFile): Promise<boolean>;
  isOptimizableImage(file: UploadedFile): Promise<boolean>;
  generateResponsiveFormats(file: UploadedFile): Promise<Part[]>;
}

/** The plugin as Strapi hands it to `src/extensions/upload`, before anything of it runs. */
export interface UploadPlugin<Part> {
  register(context: { strapi: Core.Strapi }): Promise<void>;
  services: {
    upload(context: { strapi: Core.Strapi }): Uploads;
    'image-manipulation': Pictures<Part>;
  };
}

/** Whether the plugin has all that is changed in it; throws a sentence that names what an upgrade has moved. */
export function checkUploadPlugin(plugin: object): void {
  const services: unknown = Reflect.get(plugin, 'services');
  const pictures: unknown = Reflect.get(Object(services), 'image-manipulation');
  const missing = [
    ...missingIn(plugin, ['register'], 'plugin upload'),
    ...missingIn(services, ['upload'], 'plugin upload'),
    ...missingIn(pictures, PICTURES, 'service image-manipulation of the plugin upload'),
  ];
  if (missing.length > 0) throw new MovedPart(missing.join('; '), WITHOUT_RULES);
}

/** The same of the service that the plugin makes when Strapi asks for it. */
export function checkUploads(uploads: object): void {
  const missing = missingIn(
    uploads,
    ['upload', 'replace', 'updateFileInfo'],
    'service upload of the plugin upload',
  );
  if (missing.length > 0) throw new MovedPart(missing.join('; '), WITHOUT_RULES);
}

const PICTURES = ['isImage', 'isResizableImage', 'isOptimizableImage', 'generateResponsiveFormats'];
const WITHOUT_RULES = 'any file could be uploaded, and pictures would have no sizes';

function missingIn(part: unknown, methods: readonly string[], name: string): string[] {
  const gone = methods.filter((method) => typeof Reflect.get(Object(part), method) !== 'function');
  return gone.length === 0 ? [] : [`${name} has no ${gone.join(', ')}`];
}
