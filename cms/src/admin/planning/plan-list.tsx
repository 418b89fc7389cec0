import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { momentInMoscow } from '../../editorial/moscow';
import type { ListedPlan } from '../../editorial/plans/shown-plans';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

const ACTIONS = { publish: 'Опубликовать', unpublish: 'Снять с публикации' };

/** What is planned, and what was refused of late and waits for somebody. */
export function PlanList() {
  const { asked } = useAnswer<{ plans: ListedPlan[] }>('/vitrina/editorial/plans');
  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { plans } = asked.answer;
  if (plans.length === 0) return <Typography>Ничего не запланировано.</Typography>;
  return (
    <Table colCount={5} rowCount={plans.length + 1}>
      <Thead>
        <Tr>
          {['Когда, по Москве', 'Что', 'Запись', 'Кто назначил', 'Состояние'].map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {plans.map((plan) => (
          <Tr key={plan.id}>
            <Td>
              <Typography>{momentInMoscow(new Date(plan.dueAt))}</Typography>
            </Td>
            <Td>
              <Typography>{ACTIONS[plan.action]}</Typography>
            </Td>
            <Td>
              <EntryLink uid={plan.uid} documentId={plan.documentId} title={`${plan.type} «${plan.title}»`} />
            </Td>
            <Td>
              <Typography>{plan.person}</Typography>
            </Td>
            <Td>
              <Box maxWidth="24rem" style={{ whiteSpace: 'normal' }}>
                <PlanState plan={plan} />
              </Box>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function PlanState({ plan: { state, outcome } }: { plan: ListedPlan }) {
  if (state === 'refused') return <Typography textColor="danger700">Не выполнен: {outcome}</Typography>;
  return <Typography>{outcome ?? (state === 'running' ? 'Выполняется' : 'Ждёт')}</Typography>;
}
