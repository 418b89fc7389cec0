import { Box, Flex, Typography } from '@strapi/design-system';
import type { ShownAccent } from '../../first-steps/shown-accent';

interface BrandPreviewProps {
  name: string;
  logoUrl: string;
  accent: ShownAccent;
  isAsking: boolean;
}

const THEMES = [
  { theme: 'light', caption: 'Светлая тема' },
  { theme: 'dark', caption: 'Тёмная тема' },
] as const;

/** How the head of a page would look with what stands in the fields, on the site's own grounds. */
export function BrandPreview({ name, logoUrl, accent, isAsking }: BrandPreviewProps) {
  const { shades, fault } = accent;
  const words = fault
    ? 'В таком цвете сайт не показать: поправьте его.'
    : shades === undefined && !isAsking
      ? 'Цвет не выбран: сайт возьмёт тот, с которым собран.'
      : 'Так будут выглядеть шапка и главная кнопка.';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" fontWeight="bold">
        Как это будет на сайте
      </Typography>
      {shades === undefined ? null : (
        <Flex gap={4} wrap="wrap" alignItems="stretch">
          {THEMES.map(({ theme, caption }) => (
            <Box
              key={theme}
              role="img"
              aria-label={`${caption}: ${name || 'без названия'}, кнопка ${shades.accent[theme]}`}
              flex="1"
              minWidth="24rem"
              padding={4}
              hasRadius
              borderColor="neutral200"
              style={{ background: shades.paper[theme], opacity: isAsking ? 0.6 : 1 }}
            >
              <Flex justifyContent="space-between" gap={4} wrap="wrap">
                <Flex gap={2} minWidth={0}>
                  {logoUrl === '' ? null : (
                    <img src={logoUrl} alt="" height={26} style={{ height: '2.6rem' }} />
                  )}
                  <span
                    style={{
                      ...{ color: shades.ink[theme], fontSize: '1.7rem', fontWeight: 600 },
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {name || '…'}
                  </span>
                </Flex>
                <span
                  style={{
                    ...{ background: shades.accent[theme], color: shades.onAccent[theme] },
                    ...{
                      padding: '0.8rem 1.6rem',
                      borderRadius: '0.8rem',
                      fontSize: '1.5rem',
                      fontWeight: 500,
                    },
                  }}
                >
                  Создать аккаунт
                </span>
              </Flex>
            </Box>
          ))}
        </Flex>
      )}
      <Typography variant="pi" textColor="neutral600" aria-live="polite">
        {words}
      </Typography>
    </Flex>
  );
}
