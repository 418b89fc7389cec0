import { type Money, type ServerBuild, toBuildLink } from '@vitrina/ordering';
import { LineIcon } from '@vitrina/ui';
import { copyText } from '~/elements/copy-text';
import { notify } from '~/elements/notify';
import { t } from '~/messages';

const LINK =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71';

interface ShareLinkProps {
  build: ServerBuild;
  /** What a month costs: who opens the link later hears when it has changed. */
  price: Money;
  /** Before the link is made. */
  onShare: () => void;
}

/** A link that restores all of it. It keeps what else the address says: the tab of the page that this stands in. */
export function ShareLink({ build, price, onShare }: ShareLinkProps) {
  const copy = async (button: HTMLElement) => {
    onShare();
    const link = new URL(window.location.href);
    for (const [key, value] of toBuildLink(build, price)) link.searchParams.set(key, value);
    // The configurator of the page is in sight at once; one in a tab may stand behind a preview of tariffs.
    const place = document.getElementById('configurator') ?? button.closest('section[id]');
    link.hash = place?.id ?? '';
    if (await copyText(link.href, t.configurator.copyFromHere))
      notify({ status: 'Success', text: t.configurator.linkCopied });
  };
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => void copy(currentTarget)}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start self-start rounded-control text-15 text-ink-soft hover:text-ink noscript:hidden"
    >
      <LineIcon path={LINK} className="size-4" />
      {t.configurator.copyLink}
    </button>
  );
}
