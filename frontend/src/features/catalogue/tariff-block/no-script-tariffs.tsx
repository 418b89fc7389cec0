import { LOCATION_CODES, LOCATIONS } from '@vitrina/ordering';
import { TariffList } from '../tariff-list';
import { type TariffOffer, toTariffList } from '../tariff-offers';
import { FAMILIES } from './family-tabs';

/** The price lists of the other locations for a reader without scripts, who can choose none. */
export function NoScriptTariffs({ offers, except }: { offers: readonly TariffOffer[]; except: string }) {
  return (
    <noscript>
      {LOCATION_CODES.filter((code) => code !== except).map((code) =>
        toTariffList(offers, code).map(({ family, offers: group }) => (
          <div key={`${code} ${family}`} className="mt-10 grid gap-4">
            <h3 className="text-24">
              {LOCATIONS[code]}, {FAMILIES[family].title}
            </h3>
            <TariffList
              label={`Тарифы ${FAMILIES[family].title}, ${LOCATIONS[code]}`}
              offers={group}
              isLeading={false}
            />
          </div>
        )),
      )}
    </noscript>
  );
}
