import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ProductsStep, SoldProduct } from '../../first-steps/first-steps';
import { EntryLink } from '../editorial/entry-link';
import { useAction } from '../editorial/use-action';
import { wordsOf } from '../editorial/use-answer';
import { MarkedLine } from './marked-line';
import { PanelLink } from './panel-link';

const SERVICE = 'api::site.service';
const SERVICES = `/content-manager/collection-types/${SERVICE}`;

/** What the provider sells beside what has a page, which can be put on the site and taken off it here. */
export function ProductsList({ step, changed }: { step: ProductsStep | undefined; changed: () => void }) {
  if (step === undefined) return <Typography>Сайт спрашивает провайдера, что он продаёт…</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {step.state === 'todo' ? (
        <Typography>
          Ни у одного продукта, который продаёт провайдер, нет опубликованной страницы: посетители видят
          только встроенный список облачных серверов.
        </Typography>
      ) : null}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {step.products.map((product) => (
          <ProductLine key={product.list} product={product} changed={changed} />
        ))}
      </Flex>
    </Flex>
  );
}

function ProductLine({ product, changed }: { product: SoldProduct; changed: () => void }) {
  const { name, slug, offer, isOffered, page } = product;
  const { post } = useFetchClient();
  const { isBusy, run } = useAction();
  const [fault, setFault] = useState<string>();
  const isShown = page?.isPublished === true;

  async function switchTo(action: 'publish' | 'unpublish', done: string) {
    if (page === undefined) return;
    setFault(undefined);
    const address = `${SERVICES}/${page.documentId}/actions/${action}`;
    await run(
      () =>
        post(address, {}).catch((error: unknown) => {
          setFault(wordsOf(error));
          throw error;
        }),
      done,
    );
    changed();
  }

  return (
    <MarkedLine
      isFine={isOffered === false ? !isShown : isShown}
      title={name}
      words={[offer, pageInWords(product)].filter(Boolean).join('. ')}
    >
      {fault === undefined ? null : <Typography textColor="danger600">{fault}</Typography>}
      <Flex gap={4} wrap="wrap" alignItems="center">
        {page === undefined ? (
          <PanelLink to={`${SERVICES}/create`}>{`Создать страницу ${slug}`}</PanelLink>
        ) : (
          <EntryLink uid={SERVICE} documentId={page.documentId} title="Открыть страницу" />
        )}
        {page !== undefined && !isShown ? (
          <Button
            type="button"
            size="S"
            variant="secondary"
            loading={isBusy}
            aria-label={`Опубликовать страницу: ${name}`}
            onClick={() => switchTo('publish', `${name}: страница опубликована`)}
          >
            Опубликовать
          </Button>
        ) : null}
        {isShown ? (
          <Button
            type="button"
            size="S"
            variant="tertiary"
            loading={isBusy}
            aria-label={`Снять страницу с публикации: ${name}`}
            onClick={() => switchTo('unpublish', `${name}: страница снята с публикации`)}
          >
            Снять с публикации
          </Button>
        ) : null}
      </Flex>
    </MarkedLine>
  );
}

function pageInWords({ slug, isOffered, page }: SoldProduct): string {
  if (page === undefined) return `Страницы /services/${slug} в CMS нет`;
  if (!page.isPublished) return `Страница /services/${slug} не опубликована`;
  return isOffered === false
    ? `Страница /services/${slug} опубликована, но сайт её не показывает`
    : `Страница /services/${slug} на сайте`;
}
