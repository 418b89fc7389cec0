import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { BrandStep } from '../../first-steps/first-steps';
import { FIELD_LABELS } from '../../panel/field-labels';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';
import { BrandPreview } from './brand-preview';
import { FaultAbove } from './fault-above';
import { LogoField } from './logo-field';
import { SETTINGS_OF_SITE, type SiteSettings, siteFieldsOf, siteSettingsOf } from './saved-settings';
import { TextField } from './text-field';
import { useAccent } from './use-accent';
import { useSave } from './use-save';
import { useTyped } from './use-typed';

interface BrandFormProps {
  step: BrandStep;
  saved: () => void;
}

/** Name, logo and accent of the shop: those of the settings of the site, with what may not be said at once. */
export function BrandForm({ step, saved }: BrandFormProps) {
  const { asked, again } = useAnswer<{ data: SiteSettings }>(SETTINGS_OF_SITE.address);
  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  return (
    <Fields
      step={step}
      settings={asked.answer.data}
      saved={() => {
        again();
        saved();
      }}
    />
  );
}

function Fields({ step, settings, saved }: BrandFormProps & { settings: SiteSettings }) {
  const { values, isChanged, change, forget } = useTyped('brand', siteFieldsOf(settings));
  const { accent, isAsking } = useAccent(values.accent_colour);
  const { isBusy, faults, save } = useSave();
  const [isTried, setTried] = useState(false);
  const nameFault = values.brand_name.trim() === '' ? 'Без названия магазина не сохранить.' : undefined;

  async function submit() {
    setTried(true);
    if (nameFault !== undefined) return;
    const isSaved = await save(
      SETTINGS_OF_SITE,
      siteSettingsOf(values),
      settings.updatedAt,
      'Сохранено: сайт уже меняется',
    );
    if (!isSaved) return;
    forget();
    setTried(false);
    saved();
  }

  const nameError = (isTried ? nameFault : undefined) ?? faults?.fields.brand_name;
  const accentError = accent.fault ?? faults?.fields.accent_colour;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {step.remarks.map((remark) => (
          <Typography key={remark}>{remark}</Typography>
        ))}
        <FaultAbove faults={faults} />
        <TextField
          name="brand_name"
          label="Название сайта"
          isRequired
          error={nameError}
          value={values.brand_name}
          change={(brand_name) => change({ brand_name })}
        />
        <LogoField
          logo={{ id: values.logo_id, url: values.logo_url }}
          error={faults?.fields.logo}
          choose={({ id, url }) => change({ logo_id: id, logo_url: url })}
        />
        <Flex gap={3} alignItems="flex-start">
          <Flex flex="1" direction="column" alignItems="stretch" minWidth={0}>
            <TextField
              name="accent_colour"
              label={FIELD_LABELS.accent_colour?.label ?? ''}
              hint={FIELD_LABELS.accent_colour?.hint}
              error={accentError}
              value={values.accent_colour}
              change={(accent_colour) => change({ accent_colour: accent_colour.trim() })}
            />
          </Flex>
          <Field.Root name="accent_picker">
            <Field.Label>Палитра</Field.Label>
            <input
              type="color"
              id="accent_picker"
              aria-label="Выбрать акцентный цвет"
              value={/^#[\da-f]{6}$/i.test(values.accent_colour) ? values.accent_colour : '#808080'}
              onChange={({ target }) => change({ accent_colour: target.value })}
              style={{ width: '4.8rem', height: '4rem', padding: 0, border: 0, background: 'none' }}
            />
          </Field.Root>
        </Flex>
        <BrandPreview
          name={values.brand_name.trim()}
          logoUrl={values.logo_url}
          accent={accent}
          isAsking={isAsking}
        />
        <Flex gap={4} wrap="wrap" alignItems="center">
          <Button type="submit" loading={isBusy} disabled={accent.fault !== undefined}>
            Сохранить бренд
          </Button>
          {isChanged ? (
            <Button type="button" variant="tertiary" onClick={forget}>
              Вернуть сохранённое
            </Button>
          ) : null}
          <EntryLink
            uid={SETTINGS_OF_SITE.uid}
            documentId=""
            title="Телефон, почта и остальные настройки сайта"
          />
        </Flex>
      </Flex>
    </form>
  );
}
