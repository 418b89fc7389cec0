import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useLanguage } from '../languages/use-language';
import { useEditedEntry } from '../strapi/content-manager';
import type { Autosave } from './autosaves';
import { type AutosaveFault, useAutosave } from './use-autosave';

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { updatedAt?: unknown };
  collectionType: string;
}

/** A panel beside an entry that appears only when something of it was left unsaved; it keeps what is typed in any case. */
export function AutosavePanel({ model, documentId, document, collectionType }: PanelProps) {
  const userId = useAuth('AutosavePanel', ({ user }) => user?.id);
  const { layout } = useEditedEntry();
  const entry = collectionType === 'single-types' ? 'single' : (documentId ?? 'create');
  const version = typeof document?.updatedAt === 'string' ? document.updatedAt : undefined;
  const language = useLanguage();
  // Each language has a form of its own.
  const form = language === undefined ? entry : `${entry}@${language}`;
  const owner = { userId: String(userId ?? 'nobody'), model, documentId: form };
  const { offered, fault, restore, remove } = useAutosave(owner, version);
  if (offered.length === 0 && fault === undefined) return null;

  const labels = new Map(layout.edit.layout.flat(2).map(({ name, label }) => [name, label]));
  return {
    title: 'Несохранённое',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" role="status">
        {fault !== undefined && (
          <Typography variant="pi" textColor="danger600">
            {FAULTS[fault]}
          </Typography>
        )}
        {offered.map((autosave) => (
          <Offer
            key={autosave.key}
            autosave={autosave}
            names={Object.keys(autosave.fields).map((name) => `«${labels.get(name) ?? name}»`)}
            changedAt={autosave.baseVersion === version ? undefined : version}
            onRestore={() => restore(autosave)}
            onRemove={() => remove(autosave)}
          />
        ))}
      </Flex>
    ),
  };
}

const FAULTS: Record<AutosaveFault, string> = {
  'no-room': 'В браузере нет места, чтобы хранить набранное. Сохраните запись.',
  'edit-conflict': 'Не сохранено: запись тем временем изменили. Набранное цело: верните его и сравните.',
  'not-saved': 'Сохранить не удалось. Всё набранное на месте, попробуйте ещё раз.',
};

interface OfferProps {
  autosave: Autosave;
  names: string[];
  /** When the entry was changed after these words were begun; absent when it was not. */
  changedAt: string | undefined;
  onRestore(): void;
  onRemove(): void;
}

function Offer({ autosave, names, changedAt, onRestore, onRemove }: OfferProps) {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="pi" textColor="neutral800">
          Осталось несохранённое от {moment(autosave.keptAt)}: {names.join(', ')}.
        </Typography>
        {changedAt !== undefined && (
          <Typography variant="pi" fontWeight="bold" textColor="warning700">
            С тех пор запись изменили ({moment(Date.parse(changedAt))}). Вернутся только ваши поля, остальное
            останется как есть: сравните, прежде чем сохранять.
          </Typography>
        )}
        <Button
          size="S"
          aria-label={`Восстановить несохранённое от ${clock.format(autosave.keptAt)}`}
          onClick={onRestore}
        >
          Восстановить
        </Button>
        <Button size="S" variant="tertiary" onClick={onRemove}>
          Удалить
        </Button>
      </Flex>
    </Box>
  );
}

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });

/** Today by the clock alone, before that with the day. */
function moment(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? clock.format(at) : `${clock.format(at)}, ${day.format(at)}`;
}
