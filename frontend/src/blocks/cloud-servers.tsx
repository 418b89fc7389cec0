import type { LiveTariffsBlock } from '~/content/blocks';
import { getServerTariffs } from '~/features/catalogue/get-server-tariffs';
import { getServerConfigurator } from '~/features/configurator/get-server-configurator';
import { OUTAGE, orOutage } from '~/rendering/or-outage';
import { LivePart } from './live-part';
import type { PageContext } from './page-context';
import { ServersToChoose } from './servers-to-choose';

/** The price list of cloud servers; without the configurators of its tabs when these cannot be had. */
export function CloudServers({ block, page }: { block: LiveTariffsBlock; page: PageContext }) {
  const { title, text, contactText } = block;
  const { supportUrl } = page.site;
  return (
    <LivePart load={loadServers} outage={{ of: 'servers', page: page.path }}>
      {({ list, terms }) => (
        <ServersToChoose
          {...{ list, terms, title, text }}
          contact={contactText && supportUrl ? { text: contactText, href: supportUrl } : undefined}
        />
      )}
    </LivePart>
  );
}

async function loadServers() {
  const [list, terms] = await Promise.all([getServerTariffs(), orOutage(getServerConfigurator)]);
  return { list, terms: terms === OUTAGE ? undefined : terms };
}
