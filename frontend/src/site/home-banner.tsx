import { buttonClass } from '@vitrina/ui';
import type { Banner } from '~/content/get-banner';

export function HomeBanner({ banner }: { banner: Banner }) {
  return (
    <aside className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-rule bg-wash p-8">
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-24">{banner.title}</h2>
        {banner.text && <p className="text-ink-soft">{banner.text}</p>}
      </div>
      {banner.button && (
        <a href={banner.button.href} className={buttonClass('quiet')}>
          {banner.button.label}
        </a>
      )}
    </aside>
  );
}
