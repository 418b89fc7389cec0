import { useStrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { articleAddress } from './picture-address';

export interface ChosenPicture {
  src: string;
  alt: string;
}

/** What is used here of the dialog that the media library offers to all; Strapi publishes no type for it. */
interface MediaLibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose(): void;
  onSelectAssets(files: { url: string; alternativeText?: string | null }[]): void;
}

interface PictureDialogProps {
  isMultiple: boolean;
  onChosen(pictures: ChosenPicture[]): void;
  onClose(): void;
}

/** Strapi's own media library: choose a picture, or upload one. */
export function PictureDialog({ isMultiple, onChosen, onClose }: PictureDialogProps) {
  const components = useStrapiApp('PictureDialog', (app) => app.components);
  const MediaLibrary = components['media-library'] as ComponentType<MediaLibraryProps> | undefined;
  if (MediaLibrary === undefined) return null;
  return (
    <MediaLibrary
      allowedTypes={['images']}
      multiple={isMultiple}
      onClose={onClose}
      onSelectAssets={(files) => {
        onClose();
        onChosen(
          files.map(({ url, alternativeText }) => ({ src: articleAddress(url), alt: alternativeText ?? '' })),
        );
      }}
    />
  );
}
