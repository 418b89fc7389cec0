import { buttonClass } from '@vitrina/ui';
import type { Banner, Banners } from '~/content/get-banners';
import type { Goal } from '~/elements/reach-goal';

interface AudienceBannerProps {
  banners: Banners;
  /** What analytics are told of a click on its button; without it nothing. */
  goal?: Goal | undefined;
  className?: string;
  /** Where a preview of it begins. */
  id?: string | undefined;
}

/** Of the banner a preview is about. */
export const PREVIEWED_BANNER = 'banner';

/**
 * The banner of who looks at the page. It is the same page for everyone: where guests and customers are told different
 * things it has both, and the hint cookie settles before the first paint which one is seen. Without scripts that of guests is.
 */
export function AudienceBanner({
  banners: { guests, customers },
  goal,
  className = '',
  id,
}: AudienceBannerProps) {
  if (guests && guests.id === customers?.id)
    return <BannerCard banner={guests} goal={goal} className={className} id={id} />;
  return (
    <>
      {guests && <BannerCard banner={guests} goal={goal} className={`for-visitor ${className}`} />}
      {customers && <BannerCard banner={customers} goal={goal} className={`for-customer ${className}`} />}
    </>
  );
}

/** Registration and what can be bought; specification 001, section 7. */
const SELLS = /^\/(?:registration|order|services|solutions)\b/;

interface BannerCardProps {
  banner: Banner;
  goal: Goal | undefined;
  className: string;
  id?: string | undefined;
}

function BannerCard({ banner, goal, className, id }: BannerCardProps) {
  return (
    <div id={id} className={className}>
      <aside className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-rule bg-wash p-8">
        <div className="grid max-w-2xl gap-2">
          <h2 className="text-24">{banner.title}</h2>
          {banner.text && <p className="text-ink-soft">{banner.text}</p>}
        </div>
        {banner.button && (
          <a
            href={banner.button.href}
            className={buttonClass('quiet')}
            {...(goal &&
              SELLS.test(banner.button.href) && { 'data-goal': goal.id, 'data-goal-counter': goal.counter })}
          >
            {banner.button.label}
          </a>
        )}
      </aside>
    </div>
  );
}
