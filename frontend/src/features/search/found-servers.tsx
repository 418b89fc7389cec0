import { t } from '~/messages';
import { BasisBar } from '~/price-basis/basis-switch';
import { BasisCaption, BasisPrice } from '~/price-basis/in-each-basis';
import type { ServerMatch } from './match-servers';

/** The servers that a query describes, above what its words find. */
export function FoundServers({ servers }: { servers: readonly ServerMatch[] }) {
  return (
    <section aria-labelledby="found-servers" className="grid max-w-3xl gap-3">
      <h2 id="found-servers" className="text-24">
        {t.search.servers.title}
      </h2>
      <BasisBar caption={<BasisCaption />} />
      <ul className="divide-y divide-rule rounded-card border border-rule bg-surface">
        {servers.map(({ title, text, note, prices, href }, place) => (
          <li key={href}>
            <a
              href={href}
              data-order-link=""
              className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4 hover:text-accent"
            >
              <span className="grid gap-1">
                <span className={place === 0 ? 'font-semibold' : ''}>{title}</span>
                {text && <span className="text-15 text-ink-soft">{text}</span>}
              </span>
              <span className="figures text-15 text-ink-soft">
                <CountFrom note={note} prices={prices} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CountFrom({ note, prices }: Pick<ServerMatch, 'note' | 'prices'>) {
  if (!prices) return note;
  const price = <BasisPrice prices={prices} />;
  return note ? t.search.countFromShown(note, price) : price;
}
