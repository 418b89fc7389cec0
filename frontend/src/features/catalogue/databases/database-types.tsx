import type { DatabaseType } from '@vitrina/ordering';
import { radioClass, useElementId } from '@vitrina/ui';
import { DATABASE_NAMES } from '~/copy/captions';
import { t } from '~/messages';

interface DatabaseTypesProps {
  types: readonly DatabaseType[];
  type: DatabaseType;
  onChange: (type: DatabaseType) => void;
}

/** The types of databases as cards; on a phone two in a row, by their names alone. */
export function DatabaseTypes({ types, type, onChange }: DatabaseTypesProps) {
  const id = useElementId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 text-ink-soft">{t.catalogue.databaseType}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {types.map((one) => (
          <label key={one} className={cardClass}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === type}
              onChange={() => onChange(one)}
              aria-labelledby={`${id}-${one}`}
              aria-describedby={`${id}-${one}-purpose`}
              className={`${radioClass} mt-px outline-none`}
            />
            <span className="grid min-w-0 gap-0.5">
              <span id={`${id}-${one}`} className="font-medium">
                {DATABASE_NAMES[one]}
              </span>
              <span id={`${id}-${one}-purpose`} className="text-13 text-ink-soft max-wide:hidden">
                {t.catalogue.databases[one].purpose}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const cardClass = [
  'flex min-h-11 items-start gap-3 rounded-card border border-edge bg-surface px-3 py-2.5 transition-colors duration-150 hover:border-ink wide:p-3.5',
  'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
].join(' ');
