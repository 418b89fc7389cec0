import type { HomeWords } from '~/content/get-home-words';
import { t } from '~/messages';

export function HomeSteps({ steps = Object.values(t.home.steps) }: Pick<HomeWords, 'steps'>) {
  return (
    <section aria-labelledby="steps-title" className="container-page grid gap-8">
      <h2 id="steps-title" className="text-32">
        {t.home.stepsTitle}
      </h2>
      <ol className="grid gap-8 wide:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t border-rule pt-5">
            <span className="figures text-13 font-semibold text-accent">{index + 1}</span>
            <h3 className="wrap-anywhere text-20">{title}</h3>
            {text && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
