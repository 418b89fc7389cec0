import type { ConfiguratorId } from '@vitrina/ordering';
import type { ShopLocation, Taxonomy } from '~/copy/taxonomy';
import { type Change, wordsChange } from './price-change';

/** What a draft changes of how places and families are called, ordered and shown, each beside what is shown now. */
export function changedTaxonomy(now: Taxonomy, draft: Taxonomy): Change[] {
  const codes = [...new Set([...draft.locations, ...now.locations].map(({ code }) => code))];
  const ids = new Set(
    [...draft.configurators, ...now.configurators].map(({ configuratorId }) => configuratorId),
  );
  return [
    wordsChange('Порядок локаций', namesIn(now.locations), namesIn(draft.locations)),
    ...codes.flatMap((code) =>
      changedLocation(code, byCode(now.locations, code), byCode(draft.locations, code)),
    ),
    wordsChange('Вкладки тарифов по порядку', namesIn(now.families), namesIn(draft.families)),
    ...draft.families.map(({ code, name, text }) =>
      wordsChange(`Описание вкладки ${name}`, byCode(now.families, code)?.text, text),
    ),
    ...[...ids].map((id) => wordsChange(`Конфигуратор ${id}`, placeOf(now, id), placeOf(draft, id))),
    wordsChange('Свой сервер начинается в локации', now.buildsAt, draft.buildsAt),
  ].filter((change) => change !== undefined);
}

function changedLocation(
  code: string,
  now: ShopLocation | undefined,
  draft: ShopLocation | undefined,
): (Change | undefined)[] {
  const called = `${draft?.name ?? now?.name} (${code})`;
  if (!now || !draft) return [wordsChange(`Локация ${called}`, now?.name, draft?.name)];
  return [
    wordsChange(`Название локации ${code}`, now.name, draft.name),
    wordsChange(`Вкладки локации ${called}`, tabsIn(now), tabsIn(draft)),
    wordsChange(`Базы данных в локации ${called}`, databasesIn(now), databasesIn(draft)),
    wordsChange(`На карте ${called}`, onMap(now), onMap(draft)),
    wordsChange(`В поиске ${called}`, now.searchWords?.join(', '), draft.searchWords?.join(', ')),
  ];
}

function byCode<Row extends { code: string }>(rows: readonly Row[], code: string): Row | undefined {
  return rows.find((row) => row.code === code);
}

function placeOf({ configurators }: Taxonomy, id: ConfiguratorId): string | undefined {
  const known = configurators.find(({ configuratorId }) => configuratorId === id);
  if (!known) return undefined;
  const { location = 'локация не указана', family, isUnderTab } = known;
  return [location, family, ...(isUnderTab ? ['под вкладкой'] : [])].join(', ');
}

function namesIn(rows: readonly { name: string }[]): string {
  return rows.map(({ name }) => name).join(', ');
}

function tabsIn({ families }: ShopLocation): string {
  return families.join(', ') || 'того, что продаётся';
}

function databasesIn({ hidesDatabases }: ShopLocation): string {
  return hidesDatabases ? 'не показаны' : 'показаны';
}

function onMap({ coordinates }: ShopLocation): string | undefined {
  return coordinates && `${coordinates.latitude}, ${coordinates.longitude}`;
}
