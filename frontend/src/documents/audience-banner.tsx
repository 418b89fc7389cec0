import { buttonClass } from '@vitrina/ui';
import type { Banner, BannerPlace, Banners, BannerWords } from '~/content/get-banners';
import { halfOf } from './half-of';

interface AudienceBannerProps {
  banners: Banners;
  /** Where it is counted to stand; a preview is not counted. */
  place?: BannerPlace;
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
  place,
  className = '',
  id,
}: AudienceBannerProps) {
  if (guests && guests.id === customers?.id)
    return <BannerCard banner={guests} {...{ place, className, id }} />;
  return (
    <>
      {guests && <BannerCard banner={guests} place={place} className={`for-visitor ${className}`} />}
      {customers && <BannerCard banner={customers} place={place} className={`for-customer ${className}`} />}
    </>
  );
}

interface BannerCardProps {
  banner: Banner;
  place: BannerPlace | undefined;
  className: string;
  id?: string | undefined;
}

/** Of two variants both are in the page, which stays one for everybody; the cohort settles before the first paint which is seen. */
function BannerCard({ banner, place, className, id }: BannerCardProps) {
  const { variant, isDraft } = banner;
  const first = <VariantCard name="a" words={banner} banner={banner.id} place={place} />;
  const second = variant && <VariantCard name="b" words={variant} banner={banner.id} place={place} />;
  return (
    <div id={id} className={className}>
      {!second && first}
      {second && !isDraft && (
        <div className="variants" data-half={halfOf(banner.id)}>
          {first}
          {second}
        </div>
      )}
      {second && isDraft && (
        <div className="grid gap-4">
          <p className="text-ink-soft">Вариант А</p>
          {first}
          <p className="text-ink-soft">Вариант Б, его увидит половина посетителей</p>
          {second}
        </div>
      )}
    </div>
  );
}

interface VariantCardProps {
  name: 'a' | 'b';
  words: BannerWords;
  banner: string;
  place: BannerPlace | undefined;
}

function VariantCard({ name, words: { title, text, button }, banner, place }: VariantCardProps) {
  return (
    <aside
      data-banner={banner}
      data-variant={name}
      data-place={place}
      className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-rule bg-wash p-8"
    >
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-24">{title}</h2>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {button && (
        <a href={button.href} className={buttonClass('quiet')}>
          {button.label}
        </a>
      )}
    </aside>
  );
}
