import { Flex, Typography } from '@strapi/design-system';
import type { DocumentsStep, ShopDocument } from '../../first-steps/first-steps';
import { EntryLink } from '../editorial/entry-link';
import { MarkedLine } from './marked-line';
import { PanelLink } from './panel-link';
import { SETTINGS_OF_SITE } from './saved-settings';

const PAGE = 'api::site.page';

/** The texts that forms ask to agree to, and the company they name. */
export function DocumentsList({ step }: { step: DocumentsStep }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {step.documents.map((document) => (
          <DocumentLine key={document.name} document={document} />
        ))}
        <MarkedLine
          isFine={step.detailsFault === undefined}
          title="Реквизиты компании"
          words={step.detailsFault ?? 'Стоят в подвале каждой страницы.'}
        >
          <PanelLink to="/content-manager/single-types/api::site.footer">Открыть подвал</PanelLink>
        </MarkedLine>
      </Flex>
      <Typography textColor="neutral600">
        Документ — это страница с номером редакции и датой: по ним запишется, с чем именно согласился клиент.
        Адреса документов стоят в настройках сайта.
      </Typography>
    </Flex>
  );
}

function DocumentLine({ document }: { document: ShopDocument }) {
  const { name, address, fault, isOptional, page } = document;
  const isSkipped = isOptional && address === undefined;
  const words = isSkipped
    ? 'Не указана: нужна, только если вы зовёте партнёров.'
    : (fault ?? `На месте: ${address}`);
  return (
    <MarkedLine isFine={isSkipped || fault === undefined} title={name} words={words}>
      <Flex gap={4} wrap="wrap">
        {page === undefined ? null : <EntryLink uid={PAGE} documentId={page} title="Открыть страницу" />}
        {page === undefined && fault !== undefined ? (
          <PanelLink to={`/content-manager/collection-types/${PAGE}/create`}>Создать страницу</PanelLink>
        ) : null}
        {page === undefined ? (
          <EntryLink uid={SETTINGS_OF_SITE.uid} documentId="" title="Указать адрес в настройках" />
        ) : null}
      </Flex>
    </MarkedLine>
  );
}
