import { useStrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { MovedPart } from './moved-part';
import type { UploadedFile } from './on-uploaded';

/** The dialog that the media library offers to all; Strapi publishes no type for it. */
export interface MediaLibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  /** Read each time the dialog comes back from an upload. */
  initiallySelectedAssets: UploadedFile[];
  onClose(): void;
  onSelectAssets(files: { id: number; url: string; alternativeText?: string | null }[]): void;
}

export function useMediaLibrary(): ComponentType<MediaLibraryProps> {
  const components = useStrapiApp('useMediaLibrary', (app) => app.components);
  const MediaLibrary = components['media-library'] as ComponentType<MediaLibraryProps> | undefined;
  if (MediaLibrary === undefined)
    throw new MovedPart('it has no media-library to open', 'no picture could be put into a text');
  return MediaLibrary;
}
