import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useEffect, useState } from 'react';
import { onUploaded, type UploadedFile } from '../../media/on-uploaded';
import { articleAddress } from './picture-address';

export interface ChosenPicture {
  src: string;
  alt: string;
}

/** What is used here of the dialog that the media library offers to all; Strapi publishes no type for it. */
interface MediaLibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  /** Read each time the dialog comes back from an upload. */
  initiallySelectedAssets: UploadedFile[];
  onClose(): void;
  onSelectAssets(files: { url: string; alternativeText?: string | null }[]): void;
}

interface PictureDialogProps {
  isMultiple: boolean;
  onChosen(pictures: ChosenPicture[]): void;
  onClose(): void;
}

const NOTHING_CHOSEN = 'Не выбрано ни одной картинки: отметьте её в списке, потом нажмите «Готово».';

/** Strapi's own media library: choose a picture, or upload one, which is chosen then. */
export function PictureDialog({ isMultiple, onChosen, onClose }: PictureDialogProps) {
  const components = useStrapiApp('PictureDialog', (app) => app.components);
  const { toggleNotification } = useNotification();
  const [uploaded, setUploaded] = useState<UploadedFile[]>([]);
  useEffect(
    () =>
      onUploaded((files) => {
        const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
        setUploaded((former) => (isMultiple ? [...former, ...pictures] : [...former, ...pictures].slice(-1)));
      }),
    [isMultiple],
  );
  const MediaLibrary = components['media-library'] as ComponentType<MediaLibraryProps> | undefined;
  if (MediaLibrary === undefined) return null;
  return (
    <MediaLibrary
      allowedTypes={['images']}
      multiple={isMultiple}
      initiallySelectedAssets={uploaded}
      onClose={onClose}
      onSelectAssets={(files) => {
        if (files.length === 0) {
          toggleNotification({ type: 'warning', message: NOTHING_CHOSEN });
          return;
        }
        onClose();
        onChosen(
          files.map(({ url, alternativeText }) => ({ src: articleAddress(url), alt: alternativeText ?? '' })),
        );
      }}
    />
  );
}
