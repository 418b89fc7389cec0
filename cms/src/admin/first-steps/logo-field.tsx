import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FIELD_LABELS } from '../../panel/field-labels';
import { useMediaLibrary } from '../strapi/media-library';

interface Logo {
  /** Empty for none. */
  id: string;
  url: string;
}

interface LogoFieldProps {
  logo: Logo;
  error: string | undefined;
  choose: (logo: Logo) => void;
}

/** The logo, chosen in the media library or uploaded there. */
export function LogoField({ logo, error, choose }: LogoFieldProps) {
  const MediaLibrary = useMediaLibrary();
  const [isOpen, setOpen] = useState(false);
  return (
    <Field.Root name="logo" hint={FIELD_LABELS.logo?.hint} {...(error !== undefined && { error })}>
      <Typography variant="pi" fontWeight="bold" id="logo-label">
        {FIELD_LABELS.logo?.label}
      </Typography>
      <Flex gap={3} wrap="wrap" role="group" aria-labelledby="logo-label">
        {logo.url === '' ? null : (
          <Flex background="neutral100" padding={2} hasRadius>
            <img src={logo.url} alt="Выбранный логотип" style={{ height: '2.6rem', maxWidth: '16rem' }} />
          </Flex>
        )}
        <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
          {logo.id === '' ? 'Выбрать логотип' : 'Заменить логотип'}
        </Button>
        {logo.id === '' ? null : (
          <Button type="button" variant="tertiary" onClick={() => choose({ id: '', url: '' })}>
            Убрать логотип
          </Button>
        )}
      </Flex>
      <Field.Error />
      <Field.Hint />
      {isOpen ? (
        <MediaLibrary
          allowedTypes={['images']}
          multiple={false}
          initiallySelectedAssets={[]}
          onClose={() => setOpen(false)}
          onSelectAssets={([file]) => {
            if (file !== undefined) choose({ id: String(file.id), url: file.url });
            setOpen(false);
          }}
        />
      ) : null}
    </Field.Root>
  );
}
