import type { ReactNode } from 'react';
import { t } from '~/messages';

interface CodeTabsProps {
  /** Unique on the page. */
  group: string;
  tabs: readonly { title: string; code: ReactNode }[];
}

/**
 * One thing for several systems. The tabs are radio buttons, so the platform chooses, and arrow keys work; where CSS does
 * not know `:has`, and on paper, all of them are shown one below the other.
 */
export function CodeTabs({ group, tabs }: CodeTabsProps) {
  return (
    <fieldset className="code-tabs">
      <legend className="sr-only">{t.knowledge.text.codeVariants}</legend>
      {tabs.map(({ title, code }, index) => (
        <div key={title} className="code-tab">
          <label>
            <input type="radio" name={group} defaultChecked={index === 0} />
            {title}
          </label>
          <div className="code-panel">{code}</div>
        </div>
      ))}
    </fieldset>
  );
}
