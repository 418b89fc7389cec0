import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import {
  type FirstSteps,
  type ProviderAnswer,
  type StepState,
  stepsLeft,
} from '../../first-steps/first-steps';
import { useAction } from '../editorial/use-action';
import { useAnswer } from '../editorial/use-answer';
import { BrandForm } from './brand-form';
import { CountersForm } from './counters-form';
import { DocumentsList } from './documents-list';
import { ProductsList } from './products-list';
import { ProviderResult } from './provider-result';
import { StepSection } from './step-section';
import { StepBadge } from './step-words';
import { useRepeated } from './use-repeated';

/** Leads whoever sets the shop up through all that a new shop has to be told; each step says itself whether it is done. */
export default function FirstStepsPage() {
  const { asked, again } = useAnswer<FirstSteps>('/vitrina/first-steps');
  return (
    <Page.Main>
      <Page.Title>Первые шаги</Page.Title>
      <Layouts.Header
        title="Первые шаги"
        subtitle="Что настроить, прежде чем звать покупателей. Готовность видна по самим настройкам, отмечать ничего не нужно"
      />
      <Layouts.Content>
        {asked.state === 'waiting' && <Typography>Загружается…</Typography>}
        {asked.state === 'failed' && <Typography textColor="danger600">{asked.words}</Typography>}
        {asked.state === 'there' && <Steps steps={asked.answer} again={again} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function Steps({ steps, again }: { steps: FirstSteps; again: () => void }) {
  const trial = useRepeated(useAnswer<ProviderAnswer>('/vitrina/first-steps/provider'));
  const { provider, products } = trial.answer ?? {};
  const states: readonly [id: string, title: string, state: StepState][] = [
    ['brand', 'Бренд', steps.brand.state],
    ['provider', 'Провайдер', provider?.state ?? 'unknown'],
    ['products', 'Продукты', products?.state ?? 'unknown'],
    ['documents', 'Документы', steps.documents.state],
    ['analytics', 'Счётчики', steps.analytics.state],
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Overview states={states} />
      <StepSection
        id="brand"
        title="Бренд"
        lead="Имя, логотип и цвет, по которым магазин узнают."
        state={steps.brand.state}
      >
        <BrandForm step={steps.brand} saved={again} />
      </StepSection>
      <StepSection
        id="provider"
        title="Провайдер"
        lead="Откуда сайт берёт тарифы и куда отправляет заказы. Адреса стоят в настройках сайта на сервере, здесь они проверяются."
        state={provider?.state}
      >
        {trial.fault === undefined ? null : <Typography textColor="danger600">{trial.fault}</Typography>}
        <ProviderResult step={provider} isAsking={trial.isAsking} again={trial.again} />
      </StepSection>
      <StepSection
        id="products"
        title="Продукты"
        lead="Что продаёт провайдер и для чего в магазине есть страница. Без страницы или без провайдера продукт посетителям не виден."
        state={products?.state}
      >
        <ProductsList step={products} changed={trial.again} />
      </StepSection>
      <StepSection
        id="documents"
        title="Документы"
        lead="С чем соглашается покупатель, когда создаёт аккаунт и оставляет заявку."
        state={steps.documents.state}
      >
        <DocumentsList step={steps.documents} />
      </StepSection>
      <StepSection
        id="analytics"
        title="Счётчики"
        lead="Сторонние счётчики начинают считать, только когда посетитель разрешит. Без них сайт ни о чём не спрашивает."
        state={steps.analytics.state}
      >
        <CountersForm saved={again} />
      </StepSection>
      <Finish steps={steps} left={stepsLeft(states.map(([, , state]) => state))} again={again} />
    </Flex>
  );
}

function Overview({ states }: { states: readonly [id: string, title: string, state: StepState][] }) {
  return (
    <Box tag="nav" aria-label="Шаги" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex tag="ol" gap={5} wrap="wrap">
        {states.map(([id, title, state]) => (
          <Flex tag="li" key={id} gap={2}>
            <Link href={`#${id}`} onClick={() => document.getElementById(`${id}-title`)?.focus()}>
              {title}
            </Link>
            <StepBadge state={state} />
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

function Finish({ steps, left, again }: { steps: FirstSteps; left: number; again: () => void }) {
  const { put } = useFetchClient();
  const { isBusy, run } = useAction();
  const { isDismissed, siteUrl } = steps;

  async function dismiss() {
    const done = isDismissed
      ? 'Шаги снова на главной странице панели'
      : 'Шаги убраны с главной страницы панели';
    await run(() => put('/vitrina/first-steps/dismissed', { isDismissed: !isDismissed }), done);
    again();
  }

  return (
    <StepSection
      id="finish"
      title="Что дальше"
      lead={
        left === 0
          ? 'Всё, что видно отсюда, настроено.'
          : `Осталось шагов: ${left}. Магазин уже работает, но показывать его покупателям рано.`
      }
    >
      <Typography>
        Остальное видно только с сервера: базы, хранилища, секреты и права. Там его проверяет команда{' '}
        <code>npm run doctor</code>: она ничего не меняет и говорит, что поправить.
      </Typography>
      <Flex gap={4} wrap="wrap">
        {siteUrl === undefined ? null : (
          <Link href={siteUrl} isExternal>
            Открыть сайт
          </Link>
        )}
        <Button type="button" variant="tertiary" loading={isBusy} onClick={dismiss}>
          {isDismissed ? 'Вернуть на главную страницу панели' : 'Убрать с главной страницы панели'}
        </Button>
      </Flex>
    </StepSection>
  );
}
