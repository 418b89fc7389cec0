import { buttonClass } from '@vitrina/ui';
import { t } from '~/messages';
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
          {t.knowledge.contribution.title}
        </h2>
        <p className="text-ink-soft">{t.knowledge.contribution.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={paths.request({ kind: 'become-author', from })} className={buttonClass('quiet')}>
          {t.knowledge.contribution.becomeAuthor}
        </a>
        <a href={paths.request({ kind: 'technical-writer', from })} className={buttonClass('quiet')}>
          {t.knowledge.contribution.writeDocumentation}
        </a>
        <a href={paths.request({ kind: 'ask-tutorial', from })} className={buttonClass('quiet')}>
          {t.knowledge.contribution.askForTutorial}
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
          {t.knowledge.contribution.story}
        </h2>
        <p className="text-ink-soft">{t.knowledge.contribution.storyLead}</p>
      </div>
      <a href={paths.request({ kind: 'story', from })} className={buttonClass('quiet')}>
        {t.knowledge.contribution.tellStory}
      </a>
    </aside>
  );
}
