import { CopyButton } from '~/documents/copy-button';
import { t } from '~/messages';

/**
 * Where an article can be shown to others (rule R99): by its link, in Telegram, in VKontakte; and as
 * Markdown in a note or to a language model.
 */
export function ShareRow({ title, page, markdown }: { title: string; page: string; markdown: string }) {
  const words = t.knowledge.share;
  const targets = [
    { name: 'Telegram', href: `https://t.me/share/url?${new URLSearchParams({ url: page, text: title })}` },
    { name: words.vk, href: `https://vk.com/share.php?${new URLSearchParams({ url: page, title })}` },
  ];
  return (
    <section aria-label={words.title} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
      <p className="text-ink-soft">{words.lead}</p>
      <CopyButton copies={{ text: page }} label={words.copyLink} notice={words.linkCopied} />
      <CopyButton
        copies={{ src: markdown, failure: words.markdownFailed }}
        label={words.copyMarkdown}
        notice={words.markdownCopied}
      />
      {targets.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center rounded-control px-3 text-ink-soft hover:text-accent"
        >
          {name}
        </a>
      ))}
    </section>
  );
}
