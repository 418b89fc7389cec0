import { Box, Flex, Typography } from '@strapi/design-system';
import { resetsInRussian } from '@vitrina/content-contract/demonstration';
import { useEffect, useState } from 'react';
import type { Demonstration } from '../../middlewares/demonstration';

/** With the accounts in sight where somebody logs in; elsewhere one line, in a corner that lists and forms leave free. */
export function DemonstrationNote({ told }: { told: Demonstration }) {
  const [isOpen, setOpen] = useState(isLogin);
  useEffect(() => {
    // The panel tells nobody that it shows another screen, but names its window after it.
    const screens = new MutationObserver(() => setOpen(isLogin()));
    screens.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => screens.disconnect();
  }, []);
  return (
    <Box
      tag="details"
      open={isOpen}
      position="fixed"
      bottom={4}
      right={4}
      zIndex={4}
      maxWidth="32rem"
      padding={3}
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      shadow="tableShadow"
    >
      <Typography tag="summary" variant="pi" fontWeight="bold" cursor="pointer">
        Демонстрация
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        <Typography variant="pi">
          Всё, что вы введёте и загрузите, видят другие посетители, и {resetsInRussian(told.minutes)} оно
          удаляется.
        </Typography>
        <Typography variant="pi">
          Пароль у всех один: <code>{told.password}</code>
        </Typography>
        {told.accounts.map(({ name, email }) => (
          <Typography key={email} variant="pi">
            {name}: <code>{email}</code>
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}

function isLogin(): boolean {
  return window.location.pathname.includes('/auth/');
}
