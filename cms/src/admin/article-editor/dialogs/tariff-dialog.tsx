import { Field, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ChoiceList } from './choice-list';
import { DialogFrame } from './dialog-frame';
import { useTariffs, wordsOfTariff } from './use-tariffs';

interface TariffDialogProps {
  onChosen(preset: number): void;
  onClose(): void;
}

/** A tariff of the live price list; when nobody can tell what is on sale, a number. */
export function TariffDialog({ onChosen, onClose }: TariffDialogProps) {
  const { tariffs, isAsking } = useTariffs();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const isByNumber = !isAsking && tariffs === undefined;
  const preset = isByNumber ? words.trim() : chosen;
  const isReady = preset !== undefined && /^[1-9]\d{0,8}$/.test(preset);
  const wanted = words.trim().toLowerCase();
  const choices = (tariffs ?? [])
    .map((tariff) => ({
      id: String(tariff.preset),
      label: wordsOfTariff(tariff),
      note: `№ ${tariff.preset}`,
    }))
    .filter(({ label, id }) => label.toLowerCase().includes(wanted) || id.startsWith(wanted));

  return (
    <DialogFrame
      title="Карточка тарифа"
      action="Поставить карточку"
      isReady={isReady}
      onAction={() => {
        onChosen(Number(preset));
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Root>
        <Field.Label>
          {isByNumber ? 'Номер тарифа у провайдера' : 'Найти по названию, локации или номеру'}
        </Field.Label>
        <TextInput
          value={words}
          onChange={({ target }: { target: HTMLInputElement }) => setWords(target.value)}
        />
      </Field.Root>
      {isAsking && <Typography role="status">Узнаём тарифы…</Typography>}
      {isByNumber && (
        <Typography role="status">Список тарифов сейчас недоступен, поэтому нужен номер.</Typography>
      )}
      {tariffs !== undefined && (
        <ChoiceList label="Тарифы" choices={choices} chosen={chosen} onChosen={setChosen} />
      )}
    </DialogFrame>
  );
}
