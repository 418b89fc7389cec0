import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { momentInMoscow } from '../../editorial/moscow';
import type { FoundOrder } from '../../orders/find-orders';
import { STANDINGS } from '../../orders/standings';
import { AnsweredTable } from '../editorial/answered-table';
import { useAnswer } from '../editorial/use-answer';
import { OrderDialog } from './order-dialog';
import { StandingBadge } from './standing-badge';

/** What stands in the address of the page, so that it can be sent to a colleague. */
interface Asked {
  term: string;
  standing: string;
}

/** What has become of orders: found by what a customer can tell of one. */
export default function OrdersPage() {
  const [query, setQuery] = useSearchParams();
  const [term, standing] = [query.get('term') ?? '', query.get('standing') ?? ''];
  return (
    <Page.Main>
      <Page.Title>Заказы</Page.Title>
      <Layouts.Header
        title="Заказы"
        subtitle="Что происходило с заказом, шаг за шагом. Сами ресурсы и оплата — в панели хостинга"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Search
            key={`${term} ${standing}`}
            term={term}
            standing={standing}
            ask={(asked) => setQuery(new URLSearchParams(Object.entries(asked).filter(([, value]) => value)))}
          />
          <Found key={`${term}/${standing}`} term={term} standing={standing} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface SearchProps extends Asked {
  ask: (asked: Asked) => void;
}

function Search({ term, standing, ask }: SearchProps) {
  const [typed, setTyped] = useState(term);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ term: typed.trim(), standing });
  };
  return (
    <form onSubmit={submit}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Box width="26rem" maxWidth="100%">
          <Field.Root name="term" hint="Номер обращения, почта или номер клиента, имя или номер ресурса">
            <Field.Label>Что известно о заказе</Field.Label>
            <Field.Input
              value={typed}
              onChange={({ target }: { target: HTMLInputElement }) => setTyped(target.value)}
            />
            <Field.Hint />
          </Field.Root>
        </Box>
        <Box width="16rem">
          <Field.Root>
            <Field.Label>Состояние</Field.Label>
            <SingleSelect
              value={standing}
              placeholder="Любое"
              clearLabel="Сбросить"
              onClear={() => ask({ term: typed.trim(), standing: '' })}
              onChange={(next: string | number) => ask({ term: typed.trim(), standing: String(next) })}
            >
              {STANDINGS.map(({ standing: value, name }) => (
                <SingleSelectOption key={value} value={value}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
        </Box>
        <Button type="submit">Найти</Button>
      </Flex>
    </form>
  );
}

interface Answered {
  orders: FoundOrder[];
  hasMore: boolean;
}

function Found({ term, standing }: Asked) {
  /** Where the parts of the list begin that were looked at; the last is the one in sight. */
  const [parts, setParts] = useState<readonly (number | undefined)[]>([undefined]);
  const [open, setOpen] = useState<string>();
  const before = parts.at(-1);
  const search = new URLSearchParams({
    ...(term && { term }),
    ...(standing && { standing }),
    ...(before !== undefined && { before: String(before) }),
  });
  const { asked, again } = useAnswer<Answered>(`/vitrina/orders?${search}`);
  const last = asked.state === 'there' ? asked.answer.orders.at(-1) : undefined;
  return (
    <>
      <AnsweredTable
        asked={asked}
        rowsOf={({ orders }) => orders}
        columns={['Когда, по Москве', 'Состояние', 'Что', 'Имя в панели', 'Клиент', '']}
        empty="Таких заказов нет. Проверьте, весь ли номер скопирован."
      >
        {(order) => <Row key={order.key} order={order} open={() => setOpen(order.key)} />}
      </AnsweredTable>
      <Flex gap={2}>
        <Button variant="tertiary" onClick={again}>
          Обновить
        </Button>
        <Button variant="tertiary" disabled={parts.length === 1} onClick={() => setParts(parts.slice(0, -1))}>
          Новее
        </Button>
        <Button
          variant="tertiary"
          disabled={asked.state !== 'there' || !asked.answer.hasMore}
          onClick={() => setParts([...parts, last?.lastAt])}
        >
          Раньше
        </Button>
      </Flex>
      {open === undefined ? null : <OrderDialog orderKey={open} close={() => setOpen(undefined)} />}
    </>
  );
}

function Row({ order, open }: { order: FoundOrder; open: () => void }) {
  const { lastAt, standing, product, names, customer, email } = order;
  return (
    <Tr>
      <Td>
        <Typography>{momentInMoscow(new Date(lastAt))}</Typography>
      </Td>
      <Td>
        <StandingBadge standing={standing} />
      </Td>
      <Td>
        <Typography>{product}</Typography>
      </Td>
      <Td>
        <Box maxWidth="18rem" style={{ whiteSpace: 'normal' }}>
          <Typography>{names}</Typography>
        </Box>
      </Td>
      <Td>
        <Flex direction="column" alignItems="flex-start">
          <Typography>{email}</Typography>
          <Typography variant="pi" textColor="neutral600">
            № {customer}
          </Typography>
        </Flex>
      </Td>
      <Td>
        <Button variant="tertiary" onClick={open}>
          Что происходило
        </Button>
      </Td>
    </Tr>
  );
}
