import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { momentInMoscow } from '../../editorial/moscow';
import type { ListedPlan } from '../../editorial/plans/shown-plans';
import { AnsweredTable } from '../editorial/answered-table';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

const ACTIONS = { publish: 'Опубликовать', unpublish: 'Снять с публикации' };

/** What is planned, and what was refused of late and waits for somebody. */
export function PlanList() {
  const { asked } = useAnswer<{ plans: ListedPlan[] }>('/vitrina/editorial/plans');
  return (
    <AnsweredTable
      asked={asked}
      rowsOf={({ plans }) => plans}
      columns={['Когда, по Москве', 'Что', 'Запись', 'Кто назначил', 'Состояние']}
      empty="Ничего не запланировано."
    >
      {(plan) => (
        <Tr key={plan.id}>
          <Td>
            <Typography>{momentInMoscow(new Date(plan.dueAt))}</Typography>
          </Td>
          <Td>
            <Typography>{ACTIONS[plan.action]}</Typography>
          </Td>
          <Td>
            <EntryLink
              {...{ uid: plan.uid, documentId: plan.documentId, language: plan.language }}
              title={`${plan.type} «${plan.title}»`}
            />
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
      )}
    </AnsweredTable>
  );
}

function PlanState({ plan: { state, outcome } }: { plan: ListedPlan }) {
  if (state === 'refused') return <Typography textColor="danger700">Не выполнен: {outcome}</Typography>;
  return <Typography>{outcome ?? (state === 'running' ? 'Выполняется' : 'Ждёт')}</Typography>;
}
