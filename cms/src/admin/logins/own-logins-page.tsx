import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import type { OwnLogins } from '../../access/shown-logins';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';
import { FactorSection } from './factor-section';
import { SessionList } from './session-list';

/** How the person gets into the panel, and where they are in it at the moment. */
export default function OwnLoginsPage() {
  const { asked, again } = useAnswer<OwnLogins>('/vitrina/own-logins');
  return (
    <Page.Main>
      <Page.Title>Вход и сеансы</Page.Title>
      <Layouts.Header title="Вход и сеансы" subtitle="Чем подтверждается ваш вход и где он сейчас открыт" />
      <Layouts.Content>
        {asked.state === 'waiting' && <Typography>Загружается…</Typography>}
        {asked.state === 'failed' && <Typography textColor="danger600">{asked.words}</Typography>}
        {asked.state === 'there' && (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <FactorSection logins={asked.answer} changed={again} />
            <OwnSessions sessions={asked.answer.sessions} changed={again} />
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function OwnSessions({ sessions, changed }: { sessions: OwnLogins['sessions']; changed: () => void }) {
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();

  async function end(path: string, body: object, done: string) {
    await run(() => post(`/vitrina/own-sessions/${path}`, body), done);
    changed();
  }

  return (
    <Box tag="section" aria-label="Мои сеансы">
      <Flex justifyContent="space-between" gap={2} wrap="wrap" paddingBottom={4}>
        <Typography variant="delta" tag="h2">
          Мои сеансы
        </Typography>
        {sessions.length > 1 ? (
          <Button
            variant="danger-light"
            loading={isBusy}
            onClick={() => end('end-others', {}, 'Остальные сеансы завершены')}
          >
            Завершить все, кроме этого
          </Button>
        ) : null}
      </Flex>
      <SessionList
        {...{ sessions, isBusy }}
        end={({ name }) => end('end', { session: name }, 'Сеанс завершён')}
      />
    </Box>
  );
}
