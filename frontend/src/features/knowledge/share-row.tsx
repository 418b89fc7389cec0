import { CopyButton } from '~/documents/copy-button';

/**
 * Where an article can be shown to others (rule R99): by its link, in Telegram, in VKontakte; and as
 * Markdown in a note or to a language model.
 */
export function ShareRow({ title, page, markdown }: { title: string; page: string; markdown: string }) {
  const targets = [
    { name: 'Telegram', href: `https://t.me/share/url?${new URLSearchParams({ url: page, text: title })}` },
    { name: 'ВКонтакте', href: `https://vk.com/share.php?${new URLSearchParams({ url: page, title })}` },
  ];
  return (
    <section aria-label="Поделиться" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
      <p className="text-ink-soft">Поделиться:</p>
      <CopyButton copies={{ text: page }} label="Скопировать ссылку" notice="Ссылка скопирована" />
      <CopyButton
        copies={{ src: markdown, failure: 'Не получилось скопировать, попробуйте ещё раз' }}
        label="Скопировать как Markdown"
        notice="Статья скопирована как Markdown"
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
