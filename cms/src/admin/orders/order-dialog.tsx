import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import {
  isLook,
  type OrderAttempt,
  type OrderStep,
  stepInWords,
  stepsByPart,
  withoutRepeats,
} from '@vitrina/content-contract/order-attempt';
import { momentInMoscow, secondInMoscow } from '../../editorial/moscow';
import type { FoundOrder } from '../../orders/find-orders';
import { useAnswer } from '../editorial/use-answer';
import { recordOf } from './order-record';
import { StandingBadge } from './standing-badge';

interface Answered {
  order: FoundOrder;
  attempts: OrderAttempt[];
}

/** Each attempt of an order, step by step. */
export function OrderDialog({ orderKey, close }: { orderKey: string; close: () => void }) {
  const { asked } = useAnswer<Answered>(`/vitrina/order?${new URLSearchParams({ key: orderKey })}`);
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => (isOpen ? undefined : close())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Что происходило с заказом</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {asked.state === 'waiting' ? <Typography>Загружается…</Typography> : null}
          {asked.state === 'failed' ? <Typography textColor="danger600">{asked.words}</Typography> : null}
          {asked.state === 'there' ? <History {...asked.answer} /> : null}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Закрыть</Button>
          </Modal.Close>
          {asked.state === 'there' ? (
            <Button
              variant="secondary"
              startIcon={<Download />}
              onClick={() => offerRecord(asked.answer.attempts)}
            >
              Скачать для повтора
            </Button>
          ) : null}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function History({ order, attempts }: Answered) {
  const tries = attempts.filter((attempt) => !isLook(attempt));
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <StandingBadge standing={order.standing} />
        <Typography variant="beta">
          {order.product}: {order.names}
        </Typography>
        <Typography textColor="neutral600">
          {order.email}, клиент № {order.customer}
        </Typography>
      </Flex>
      {attempts.map((attempt) => (
        <Box key={attempt.id}>
          <Typography variant="delta" tag="h3">
            {isLook(attempt) ? 'Клиент посмотрел, что с заказом' : `Попытка ${tries.indexOf(attempt) + 1}`},{' '}
            {momentInMoscow(new Date(attempt.startedAt))}
          </Typography>
          <Typography variant="pi" textColor="neutral600" tag="p">
            Номер обращения {attempt.requestId}. Подтверждено {roubles(attempt.monthly)} в месяц. Заказ:{' '}
            <span style={{ overflowWrap: 'anywhere' }}>{attempt.order}</span>
          </Typography>
          {stepsByPart(attempt.steps).map(({ name, steps }, _, parts) => (
            <Box key={name} paddingTop={2}>
              {parts.length > 1 ? (
                <Typography variant="omega" fontWeight="semiBold" tag="h4">
                  {name}
                </Typography>
              ) : null}
              <Steps steps={steps} />
            </Box>
          ))}
        </Box>
      ))}
    </Flex>
  );
}

function Steps({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <Box tag="ol">
      {withoutRepeats(steps).map(({ step, times }) => (
        <Flex key={`${step.at} ${step.step}`} tag="li" gap={3} alignItems="flex-start">
          <Typography textColor="neutral600">{secondInMoscow(new Date(step.at))}</Typography>
          <Typography>
            {stepInWords(step)}
            {times > 1 ? ` (×${times})` : ''}
          </Typography>
        </Flex>
      ))}
    </Box>
  );
}

const ROUBLES = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' });

function roubles(kopecks: number): string {
  return ROUBLES.format(kopecks / 100);
}

function offerRecord(attempts: readonly OrderAttempt[]): void {
  const record = recordOf(attempts);
  const file = new Blob([JSON.stringify(record, undefined, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `Заказ ${record.intent}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
