import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { momentInMoscow } from '../../editorial/moscow';
import type { ShownDelivery } from '../../requests/shown-request';
import { useAction } from '../editorial/use-action';

interface RequestDeliveryProps {
  path: string;
  delivery: ShownDelivery;
  mayRepeat: boolean;
  done: () => void;
}

/** Whether the landing service of the provider has heard of the request. */
export function RequestDelivery({ path, delivery, mayRepeat, done }: RequestDeliveryProps) {
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();
  const canRepeat = delivery.state === 'given-up' || (delivery.state === 'waiting' && delivery.attempts > 0);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography role="status" textColor={delivery.state === 'given-up' ? 'danger600' : 'neutral800'}>
        {inWords(delivery)}
      </Typography>
      {mayRepeat && canRepeat ? (
        <Button
          variant="secondary"
          loading={isBusy}
          onClick={async () => {
            await run(() => post(`${path}/deliver`, {}), 'Заявка передаётся.');
            done();
          }}
        >
          Передать ещё раз
        </Button>
      ) : null}
    </Flex>
  );
}

function inWords(delivery: ShownDelivery): string {
  switch (delivery.state) {
    case 'not-needed':
      return 'Такие заявки провайдеру не передаются.';
    case 'nowhere':
      return 'Ждёт: адрес сервиса провайдера не задан (LANDING_API_URL).';
    case 'waiting':
      return delivery.attempts === 0
        ? 'Передаётся.'
        : `Ждёт, попыток: ${delivery.attempts}. Следующая ${momentInMoscow(new Date(delivery.next))}.${why(delivery.error)}`;
    case 'delivered':
      return `Передана ${momentInMoscow(new Date(delivery.at))}.`;
    case 'given-up':
      return `Провайдер не принял заявку.${why(delivery.error)}`;
  }
}

function why(error: string | null): string {
  return error === null ? '' : ` Причина: ${error}.`;
}
