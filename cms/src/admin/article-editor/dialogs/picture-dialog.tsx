import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useMediaLibrary } from '../../strapi/media-library';
import { onUploaded, type UploadedFile } from '../../strapi/on-uploaded';
import { articleAddress } from './picture-address';

export interface ChosenPicture {
  src: string;
  alt: string;
}

interface PictureDialogProps {
  isMultiple: boolean;
  onChosen(pictures: ChosenPicture[]): void;
  onClose(): void;
}

const NOTHING_CHOSEN = 'Не выбрано ни одной картинки: отметьте её в списке, потом нажмите «Готово».';

/** Strapi's own media library: choose a picture, or upload one, which is chosen then. */
export function PictureDialog({ isMultiple, onChosen, onClose }: PictureDialogProps) {
  const MediaLibrary = useMediaLibrary();
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
