import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ShownSession } from '../../access/shown-logins';
import { momentInMoscow } from '../../editorial/moscow';

interface SessionListProps {
  sessions: readonly ShownSession[];
  isBusy: boolean;
  end: (session: ShownSession) => void;
}

/** Where an account is logged in; the session of who looks cannot be ended here but by logging out. */
export function SessionList({ sessions, isBusy, end }: SessionListProps) {
  return (
    <Box tag="ul" background="neutral0" hasRadius shadow="tableShadow">
      {sessions.map((session) => (
        <Box key={session.name} tag="li" padding={4} borderColor="neutral150">
          <Flex gap={4} wrap="wrap" justifyContent="space-between">
            <Flex direction="column" alignItems="flex-start" gap={1} flex="1 1 22rem">
              <Flex gap={2}>
                <Typography fontWeight="bold">{session.browser || 'Неизвестный браузер'}</Typography>
                {session.isOwn ? <Badge>этот</Badge> : null}
              </Flex>
              <Typography variant="pi" textColor="neutral600">
                {[session.address, `с ${moment(session.openedAt)}`].filter((part) => part !== '').join(' · ')}
              </Typography>
              <Typography variant="pi" textColor="neutral600">
                {`Последнее действие ${moment(session.lastUsedAt)}`}
              </Typography>
            </Flex>
            {session.isOwn ? null : (
              <Button variant="danger-light" size="S" disabled={isBusy} onClick={() => end(session)}>
                Завершить
              </Button>
            )}
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

const moment = (at: string) => momentInMoscow(new Date(at));
