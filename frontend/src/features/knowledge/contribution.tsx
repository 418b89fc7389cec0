import { buttonClass } from '@vitrina/ui';
import { paths } from '~/urls/paths';

/** Readers who know better are asked to write it down, and those who miss something to say so. */
export function Contribution({ from }: { from: string }) {
  return (
    <aside
      aria-labelledby="contribution-title"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-wash p-6 print:hidden"
    >
      <div className="grid max-w-md gap-2">
        <h2 id="contribution-title" className="text-20">
          Знаете, как сделать лучше?
        </h2>
        <p className="text-ink-soft">
          Напишите инструкцию или документацию для нас. За статьи платим. А если чего-то не хватает,
          попросите.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={paths.request({ kind: 'become-author', from })} className={buttonClass('quiet')}>
          Стать автором
        </a>
        <a href={paths.request({ kind: 'technical-writer', from })} className={buttonClass('quiet')}>
          Писать документацию
        </a>
        <a href={paths.request({ kind: 'ask-tutorial', from })} className={buttonClass('quiet')}>
          Попросить инструкцию
        </a>
      </div>
    </aside>
  );
}

/** The blog tells what others have built; the next story may be a reader's. */
export function StoryInvitation({ from }: { from: string }) {
  return (
    <aside
      aria-labelledby="story-title"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-wash p-6 print:hidden"
    >
      <div className="grid max-w-md gap-2">
        <h2 id="story-title" className="text-20">
          Построили что-то в облаке?
        </h2>
        <p className="text-ink-soft">Расскажите, что было и что стало. Лучшие истории публикуем.</p>
      </div>
      <a href={paths.request({ kind: 'story', from })} className={buttonClass('quiet')}>
        Рассказать свою историю
      </a>
    </aside>
  );
}
