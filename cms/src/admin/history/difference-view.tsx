import { Box, Flex, Typography } from '@strapi/design-system';
import type {
  BlockDifference,
  Difference,
  FieldDifference,
  PartDifference,
} from '../../editorial/difference/difference';
import { Gone, New, Pieces } from './pieces';

/** What changed, field by field; what did not is one folded line. */
export function DifferenceView({
  difference: { fields, unchanged, prices = [] },
}: {
  difference: Difference;
}) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {prices.length === 0 ? null : (
        <Box tag="section" aria-label="Цены">
          {prices.map((words) => (
            <Typography key={words} tag="p" fontWeight="bold">
              {words}
            </Typography>
          ))}
        </Box>
      )}
      {fields.length === 0 ? <Typography>Различий нет.</Typography> : null}
      <Fields fields={fields} />
      {unchanged.length === 0 ? null : (
        <Folded title={`Без изменений: ${unchanged.length}`}>
          <Typography textColor="neutral600">{unchanged.join(', ')}</Typography>
        </Folded>
      )}
    </Flex>
  );
}

function Fields({ fields }: { fields: readonly FieldDifference[] }) {
  return (
    <>
      {fields.map((field) => (
        <Box key={field.label} tag="section" aria-label={field.label}>
          <Typography variant="delta" tag="h3">
            {field.label}
          </Typography>
          <Box paddingTop={1}>
            <Change field={field} />
          </Box>
        </Box>
      ))}
    </>
  );
}

function Change({ field }: { field: FieldDifference }) {
  switch (field.kind) {
    case 'words':
      return <Pieces pieces={field.pieces} />;
    case 'value':
      return (
        <Typography>
          <Gone>{field.before}</Gone> → <New>{field.after}</New>
        </Typography>
      );
    case 'list':
      return (
        <Typography>
          {field.isReordered ? 'Изменился порядок.' : null}
          {field.removed.map((name) => (
            <span key={`-${name}`}>
              <Gone>{name}</Gone>{' '}
            </span>
          ))}
          {field.added.map((name) => (
            <span key={`+${name}`}>
              <New>{name}</New>{' '}
            </span>
          ))}
        </Typography>
      );
    case 'article':
      return field.isMarkupOnly ? (
        <Typography>Слова те же, изменилось только оформление.</Typography>
      ) : (
        <Keyed of={field.blocks} show={(block) => <ArticleBlock difference={block} />} />
      );
    case 'parts':
      return <Keyed of={field.parts} show={(part) => <PagePart difference={part} />} />;
  }
}

/** Differences stand in a fixed order and have no names of their own. */
function Keyed<T>({ of, show }: { of: readonly T[]; show: (one: T) => React.ReactNode }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {of.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
        <Box key={index}>{show(one)}</Box>
      ))}
    </Flex>
  );
}

function ArticleBlock({ difference }: { difference: BlockDifference }) {
  switch (difference.change) {
    case 'same':
      return (
        <Folded title={`Без изменений, частей текста: ${difference.blocks.length}`}>
          <Keyed
            of={difference.blocks}
            show={({ text }) => <Typography textColor="neutral600">{text}</Typography>}
          />
        </Folded>
      );
    case 'changed':
      return (
        <Named name={difference.name}>
          <Pieces pieces={difference.pieces} />
        </Named>
      );
    case 'removed':
      return (
        <Named name={`${difference.block.name}, убрано`}>
          <Gone>{difference.block.text}</Gone>
        </Named>
      );
    case 'added':
      return (
        <Named name={`${difference.block.name}, добавлено`}>
          <New>{difference.block.text}</New>
        </Named>
      );
  }
}

const PART_CHANGES = { removed: 'убран', added: 'добавлен', changed: 'изменён' };

function PagePart({ difference }: { difference: PartDifference }) {
  switch (difference.change) {
    case 'same':
      return (
        <Folded title={`Без изменений, блоков: ${difference.names.length}`}>
          <Typography textColor="neutral600">{difference.names.join(', ')}</Typography>
        </Folded>
      );
    case 'moved':
      return <Typography>{difference.name}: переставлен</Typography>;
    default:
      return (
        <Named name={`${difference.name}: ${PART_CHANGES[difference.change]}`}>
          <Box paddingLeft={4}>
            <Fields fields={difference.fields} />
          </Box>
        </Named>
      );
  }
}

function Named({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="div">{children}</Typography>
    </Box>
  );
}

function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details>
      <summary>
        <Typography variant="pi" textColor="neutral600">
          {title}
        </Typography>
      </summary>
      <Box paddingLeft={4} paddingTop={2}>
        {children}
      </Box>
    </details>
  );
}
