import { Field, TextInput, Typography } from '@strapi/design-system';
import { IDENTIFIER } from '@vitrina/content-contract/identifier';
import { useState } from 'react';
import { wordsOfId } from '../../server-choice/server-choices';
import { ChoiceList } from './choice-list';
import { DialogFrame } from './dialog-frame';
import { useTariffs, wordsOfTariff } from './use-tariffs';

interface TariffDialogProps {
  onChosen(preset: string): void;
  onClose(): void;
}

/** A tariff of the live price list; when nobody can tell what is on sale, what the provider calls it. */
export function TariffDialog({ onChosen, onClose }: TariffDialogProps) {
  const { tariffs, isAsking } = useTariffs();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const isTyped = !isAsking && tariffs === undefined;
  const preset = isTyped ? words.trim() : chosen;
  const isReady = preset !== undefined && IDENTIFIER.test(preset);
  const wanted = words.trim().toLowerCase();
  const choices = (tariffs ?? [])
    .map((tariff) => ({
      id: tariff.preset,
      label: wordsOfTariff(tariff),
      note: wordsOfId(tariff.preset),
    }))
    .filter(({ label, id }) => label.toLowerCase().includes(wanted) || id.toLowerCase().startsWith(wanted));

  return (
    <DialogFrame
      title="Карточка тарифа"
      action="Поставить карточку"
      isReady={isReady}
      onAction={() => {
        if (isReady) onChosen(preset);
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Root>
        <Field.Label>
          {isTyped ? 'Тариф у провайдера' : 'Найти по названию, локации или идентификатору'}
        </Field.Label>
        <TextInput
          value={words}
          onChange={({ target }: { target: HTMLInputElement }) => setWords(target.value)}
        />
      </Field.Root>
      {isAsking && <Typography role="status">Узнаём тарифы…</Typography>}
      {isTyped && (
        <Typography role="status">
          Список тарифов сейчас недоступен: впишите, как его называет провайдер, например 2453.
        </Typography>
      )}
      {tariffs !== undefined && (
        <ChoiceList label="Тарифы" choices={choices} chosen={chosen} onChosen={setChosen} />
      )}
    </DialogFrame>
  );
}
