import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download, Duplicate } from '@strapi/icons';
import { useState } from 'react';

/** Ten codes, shown once: to be copied, or kept as a file. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>
        Если телефон потеряется, войти поможет любой из этих кодов, каждый один раз. Сохраните их сейчас:
        больше они не покажутся.
      </Typography>
      <Box tag="ul" padding={4} background="neutral100" hasRadius style={{ columns: '14rem' }}>
        {codes.map((code) => (
          <li key={code}>
            <Typography style={{ fontFamily: 'monospace', lineHeight: 2 }}>{code}</Typography>
          </li>
        ))}
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          startIcon={<Duplicate />}
          onClick={async () => {
            await navigator.clipboard.writeText(text);
            setCopied(true);
          }}
        >
          {isCopied ? 'Скопированы' : 'Скопировать'}
        </Button>
        <Button variant="secondary" startIcon={<Download />} onClick={() => offerFile(text)}>
          Скачать файлом
        </Button>
      </Flex>
    </Flex>
  );
}

function offerFile(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `Коды восстановления ${window.location.host}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
