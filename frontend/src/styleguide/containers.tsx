'use client';

import {
  Accordion,
  Badge,
  Breadcrumbs,
  Button,
  buttonClass,
  Card,
  EmptyState,
  ErrorState,
  Notice,
  Pagination,
  Scroller,
  Skeleton,
  SkeletonGroup,
  Table,
  Tabs,
  TextLink,
} from '@vitrina/ui';
import { BusyButtons } from './busy-buttons';
import { Overlays } from './overlays';
import { Chapter, Part } from './part';
import { LOCATIONS, PLANS, QUESTIONS } from './sample-content';

/** Everything that holds content rather than asks for it, in all states. */
export function Containers() {
  return (
    <Chapter id="containers" title="Части">
      <Part name="Button">
        <div className="flex flex-wrap items-center gap-4">
          <Button size="large">Заказать за 657 ₽</Button>
          <Button>Выбрать тариф</Button>
          <Button kind="quiet">Сравнить</Button>
          <Button kind="plain">Подробнее</Button>
        </div>
        <BusyButtons />
        <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
          <Button disabledReason="В этой локации закончились серверы">Заказать</Button>
          <Button kind="quiet" disabledReason="Сначала выберите операционную систему">
            Продолжить
          </Button>
        </div>
      </Part>
      <Part name="TextLink">
        <p className="max-w-[68ch] text-17">
          Прочитайте, <TextLink href="#containers">как выбрать тариф</TextLink>, и посмотрите{' '}
          <TextLink href="https://www.kernel.org/" externalLabel="другой сайт">
            историю ядра Linux
          </TextLink>
          .
        </p>
      </Part>
      <Part name="Badge">
        <div className="flex flex-wrap gap-3">
          <Badge>Инструкция</Badge>
          <Badge tone="accent">Самый популярный</Badge>
          <Badge tone="good">Работает</Badge>
          <Badge tone="warn">Осталось мало</Badge>
          <Badge tone="bad">Закончились</Badge>
        </div>
      </Part>
      <Part name="Breadcrumbs">
        <Breadcrumbs
          label="Путь на примере инструкции"
          crumbs={[
            { label: 'Инструкции', href: '#containers' },
            { label: 'Linux', href: '#containers' },
            { label: 'Ключи SSH' },
          ]}
        />
      </Part>
      <Part name="Notice">
        <Notice tone="neutral">Цены показаны с НДС.</Notice>
        <Notice tone="good">Заявка отправлена: ответим за час.</Notice>
        <Notice tone="bad">Не удалось списать деньги: проверьте карту.</Notice>
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Диски"
          queryName="disk"
          tabs={[
            { name: 'nvme', title: 'NVMe', content: <p>Быстрый диск для баз данных и магазинов.</p> },
            { name: 'ssd', title: 'SSD', content: <p>Ровная скорость для сайтов и почты.</p> },
            { name: 'hdd', title: 'HDD', content: <p>Много места для копий и архивов.</p> },
          ]}
        />
        <Tabs
          label="Серверы по городам"
          defaultName="pl-1"
          tabs={LOCATIONS.map(({ code, city }) => ({
            name: code,
            title: city,
            content: <p>Серверы здесь: {city}.</p>,
          }))}
        />
      </Part>
      <Overlays />
      <Part name="Accordion">
        <Accordion heading="h4" name="sample-questions" items={QUESTIONS} />
      </Part>
      <Part name="Table">
        <Table
          caption="Тарифы в Москве"
          stickyFirst
          rows={PLANS}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Тариф', cell: ({ name }) => name },
            { key: 'cpu', header: 'Процессор', align: 'end', figures: true, cell: ({ cpu }) => cpu },
            { key: 'ram', header: 'Память', align: 'end', figures: true, cell: ({ ram }) => ram },
            { key: 'disk', header: 'Диск NVMe', align: 'end', figures: true, cell: ({ disk }) => disk },
            { key: 'traffic', header: 'Канал', align: 'end', figures: true, cell: ({ port }) => port },
            { key: 'price', header: 'В месяц', align: 'end', figures: true, cell: ({ price }) => price },
          ]}
        />
      </Part>
      <Part name="Card">
        <div className="grid gap-5 wide:grid-cols-3">
          <Card title="Резервные копии" heading="h4" footer="Входит в каждый тариф">
            <p>Копия диска каждую ночь, семь последних — под рукой.</p>
          </Card>
          <Card
            title="Ключи SSH вместо паролей"
            heading="h4"
            href="#containers"
            eyebrow="Linux"
            footer={
              <>
                Автор — <TextLink href="#foundations">Анна Ветрова</TextLink>
              </>
            }
          >
            <p>Как создать ключ, положить его на сервер и закрыть вход по паролю.</p>
          </Card>
          <Card
            title="Сеть между серверами"
            heading="h4"
            href="#containers"
            media={<div className="h-24 bg-wash" />}
            eyebrow={<Badge tone="good">Новое</Badge>}
          >
            <p>Частная сеть в одной локации.</p>
          </Card>
        </div>
      </Part>
      <Part name="Scroller">
        <Scroller
          label="Города"
          previousLabel="Предыдущие города"
          nextLabel="Следующие города"
          header={<h4 className="text-20">Где стоят серверы</h4>}
          items={LOCATIONS.map(({ code, city }) => ({
            key: code,
            content: <City code={code} city={city} />,
          }))}
        />
        <Scroller
          label="Города России"
          previousLabel="Предыдущие города России"
          nextLabel="Следующие города России"
          header={<h4 className="text-20">Помещается целиком</h4>}
          items={LOCATIONS.slice(0, 1).map(({ code, city }) => ({
            key: code,
            content: <City code={code} city={city} />,
          }))}
        />
      </Part>
      <Part name="Pagination">
        <Pagination {...PAGES} label="Страницы, начало списка" page={1} pageCount={4} />
        <Pagination {...PAGES} label="Страницы, середина списка" page={12} pageCount={40} />
        <Pagination {...PAGES} label="Страницы, конец списка" page={40} pageCount={40} />
      </Part>
      <Part name="Skeleton">
        <SkeletonGroup label="Загружаем тариф">
          <div className="grid max-w-sm gap-3 rounded-card border border-rule bg-surface p-6">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-6 w-52" />
            <Skeleton className="mt-3 h-11 w-full" />
          </div>
        </SkeletonGroup>
      </Part>
      <Part name="EmptyState">
        <EmptyState
          heading="h4"
          title="Здесь пока нет серверов"
          text="Создайте первый: он будет готов через минуту, а платить можно по дням."
          action={
            <a href="#containers" className={buttonClass('quiet')}>
              Создать сервер
            </a>
          }
        />
      </Part>
      <Part name="ErrorState">
        <ErrorState
          heading="h4"
          title="Тарифы не загрузились"
          text="Попробуйте ещё раз. Если не поможет, напишите нам: подберём сервер вручную."
          action={<Button kind="quiet">Попробовать ещё раз</Button>}
        />
      </Part>
    </Chapter>
  );
}

const PAGES = {
  hrefOf: (page: number) => `?page=${page}`,
  previousLabel: 'Предыдущая страница',
  nextLabel: 'Следующая страница',
  pageLabel: (page: number) => `Страница ${page}`,
};

function City({ code, city }: { code: string; city: string }) {
  return (
    <div className="grid w-52 gap-1 rounded-card border border-rule bg-surface p-5">
      <code className="text-13 text-ink-soft">{code}</code>
      <p className="text-17">{city}</p>
    </div>
  );
}
