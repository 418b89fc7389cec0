import { t } from '~/messages';

/**
 * What the code of an article leaves to its reader, asked once: see `src/elements/fill-values.ts`. The fields have no name and
 * stand in no form, so there is nothing that could be sent or remembered.
 */
export function FillForm({ names }: { names: readonly string[] }) {
  return (
    <fill-values>
      <fieldset aria-describedby="fill-values-note">
        <legend className="font-semibold text-15">{t.knowledge.fills.title}</legend>
        <p id="fill-values-note" className="text-13 text-ink-soft">
          {t.knowledge.fills.note}
        </p>
        <div className="fields">
          {names.map((name) => (
            <label key={name}>
              <span className="font-mono text-13">{name}</span>
              <input
                type="text"
                data-fill={name}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                className="min-h-11 w-full rounded-control border border-edge bg-surface px-3.5 font-mono text-15 text-ink hover:border-ink pointer-coarse:text-17"
              />
            </label>
          ))}
        </div>
      </fieldset>
    </fill-values>
  );
}
