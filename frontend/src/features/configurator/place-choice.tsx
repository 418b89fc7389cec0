import type { BuildMove, BuildPlace } from '@vitrina/ordering';
import { ChoiceField, NativeSelect, useElementId } from '@vitrina/ui';
import { memo } from 'react';
import { familyName, locationName, placeAndFamily } from '~/copy/taxonomy';
import { t } from '~/messages';

interface PlaceChoiceProps {
  places: readonly BuildPlace[];
  place: BuildPlace;
  onChange: (move: BuildMove) => void;
}

/** The location, and where it has several configurators, the kind of processor. */
export const PlaceChoice = memo(function PlaceChoice({ places, place, onChange }: PlaceChoiceProps) {
  const id = useElementId();
  const locations = [...new Set(places.map(({ location }) => location))];
  const here = places.filter(({ location }) => location === place.location);
  const choose = (next: BuildPlace | undefined) => next && onChange({ place: next });
  return (
    <>
      {/* Two controls that depend on each other need a script. Without it one names all places, and goes first. */}
      <noscript>
        <NativeSelect
          id={`${id}-place`}
          name="configurator_id"
          label={t.products.location}
          defaultValue={place.configuratorId}
          options={places.map((one) => ({
            value: String(one.configuratorId),
            label: placeAndFamily(one.location, one.family),
          }))}
        />
      </noscript>
      <div className="grid gap-5 sm:grid-cols-2 noscript:hidden">
        <NativeSelect
          id={`${id}-location`}
          label={t.products.location}
          value={place.location}
          onChange={({ target }) => choose(places.find(({ location }) => location === target.value))}
          options={locations.map((code) => ({ value: code, label: locationName(code) }))}
        />
        {here.length > 1 ? (
          <ChoiceField
            legend={t.configurator.family}
            name="configurator_id"
            value={String(place.configuratorId)}
            onChange={({ target }) =>
              choose(here.find(({ configuratorId }) => String(configuratorId) === target.value))
            }
            choices={here.map(({ configuratorId, family }) => ({
              value: String(configuratorId),
              // By what tells it from the others here, if nobody has said of which family it is.
              label:
                family === undefined
                  ? t.configurator.configuratorNamed(String(configuratorId))
                  : familyName(family),
            }))}
          />
        ) : (
          <input type="hidden" name="configurator_id" value={place.configuratorId} />
        )}
      </div>
    </>
  );
});
