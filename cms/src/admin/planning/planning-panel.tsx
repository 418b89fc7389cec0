import { Box, Button, Divider, Field, Flex, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { momentInMoscow } from '../../editorial/moscow';
import type { PlanAction, PlansOfEntry, ShownPlan } from '../../editorial/plans/shown-plans';
import { BrowserInput } from '../editorial/browser-input';
import { type PanelOfEntry, useEntryPath } from '../editorial/panel-of-entry';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';
import { fromMoscow, ownClock, toMoscow } from './moscow-input';

/** Beside an entry: when it is published and taken off by itself. */
export function PlanningPanel(entry: PanelOfEntry) {
  const path = useEntryPath(entry);
  if (path === undefined) return null;
  const occasion = `${entry.document?.updatedAt} ${entry.meta?.availableStatus?.length}`;
  return {
    title: 'Публикация по расписанию',
    content: <Planning path={`${path}/plans`} occasion={occasion} />,
  };
}

function Planning({ path, occasion }: { path: string; occasion: string }) {
  const { asked, again } = useAnswer<PlansOfEntry>(path, occasion);
  const next = asked.state === 'there' ? asked.answer.open[0]?.dueAt : undefined;
  useEffect(() => {
    if (next === undefined) return;
    // Shortly after its moment a plan is done, and the panel says so.
    const pause = Math.max(new Date(next).getTime() - Date.now(), 0) + 1500;
    if (pause > LONGEST_PAUSE_MS) return;
    const timer = setInterval(again, pause);
    return () => clearInterval(timer);
  }, [next, again]);

  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const { open, ended, mayPlan } = asked.answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {mayPlan || open.length > 0 ? null : (
        <Typography textColor="neutral600">Ничего не запланировано.</Typography>
      )}
      <Planned action="publish" path={path} plans={open} mayPlan={mayPlan} changed={again} />
      <Planned action="unpublish" path={path} plans={open} mayPlan={mayPlan} changed={again} />
      {mayPlan ? (
        <Typography variant="pi" textColor="neutral600">
          Выйдет черновик, каким он будет в этот момент. Время московское{ownClockNote()}.
        </Typography>
      ) : null}
      {ended.length === 0 ? null : <Divider />}
      {ended.map((plan) => (
        <Ended key={plan.id} plan={plan} />
      ))}
    </Flex>
  );
}

const LONGEST_PAUSE_MS = 60 * 60 * 1000;

interface PlannedProps {
  action: PlanAction;
  path: string;
  plans: readonly ShownPlan[];
  mayPlan: boolean;
  changed: () => void;
}

const LABELS: Record<PlanAction, string> = { publish: 'Опубликовать', unpublish: 'Снять с публикации' };

function Planned({ action, path, plans, mayPlan, changed }: PlannedProps) {
  const { put, del } = useFetchClient();
  const { isBusy, run } = useAction();
  const plan = plans.find((one) => one.action === action);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? (plan === undefined ? '' : toMoscow(plan.dueAt));
  const isChanged =
    typed !== undefined && typed !== '' && (plan === undefined || typed !== toMoscow(plan.dueAt));

  async function set() {
    if (await run(() => put(`${path}/${action}`, { dueAt: fromMoscow(value) }), 'План сохранён.'))
      setTyped(undefined);
    changed();
  }
  async function cancel() {
    if (await run(() => del(`${path}/${action}`), 'План отменён.')) setTyped(undefined);
    changed();
  }

  if (!mayPlan && plan === undefined) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {plan === undefined ? null : (
        <Typography fontWeight="semiBold">
          {LABELS[action]}: {momentInMoscow(new Date(plan.dueAt))} по Москве · {plan.person}
        </Typography>
      )}
      {plan?.outcome ? <Typography textColor="warning700">{plan.outcome}</Typography> : null}
      {mayPlan ? (
        <>
          <Field.Root name={`plan-${action}`}>
            <Field.Label>{plan === undefined ? `${LABELS[action]} в` : 'Перенести на'}</Field.Label>
            <BrowserInput
              type="datetime-local"
              value={value}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field.Root>
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" disabled={!isChanged} loading={isBusy} onClick={set}>
              {plan === undefined ? 'Запланировать' : 'Перенести'}
            </Button>
            {plan === undefined ? null : (
              <Button variant="danger-light" loading={isBusy} onClick={cancel}>
                Отменить план
              </Button>
            )}
          </Flex>
        </>
      ) : null}
    </Flex>
  );
}

const ENDS: Record<PlanAction, string> = {
  publish: 'Опубликовано по расписанию',
  unpublish: 'Снято с публикации по расписанию',
};

/** How the last plans ended; a refusal stays until the next plan pushes it out. */
function Ended({ plan }: { plan: ShownPlan }) {
  const moment = momentInMoscow(new Date(plan.dueAt));
  if (plan.state === 'refused') {
    return (
      <Box background="danger100" padding={3} hasRadius role="status">
        <Typography textColor="danger700">
          {LABELS[plan.action]} {moment} не удалось: {plan.outcome}
        </Typography>
      </Box>
    );
  }
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {plan.state === 'needless' ? `${moment}: ${plan.outcome}` : `${ENDS[plan.action]}: ${moment}`}
      </Typography>
      {isJustOver(plan) ? (
        <TextButton onClick={() => window.location.reload()}>Обновить страницу</TextButton>
      ) : null}
    </Flex>
  );
}

/** The form still shows the state from before. */
function isJustOver({ dueAt }: ShownPlan): boolean {
  return Date.now() - new Date(dueAt).getTime() < 60_000;
}

function ownClockNote(): string {
  const own = ownClock(new Date());
  return own === undefined ? '' : `, на ваших часах (${own.zone}) сейчас ${own.time}, в Москве ${own.moscow}`;
}
