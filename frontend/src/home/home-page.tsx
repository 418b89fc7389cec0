import { familyName, locationName } from '~/copy/taxonomy';
import { AudienceBanner, PREVIEWED_BANNER } from '~/documents/audience-banner';
import { DocumentPage } from '~/documents/document-page';
import { SectionHead } from '~/documents/section-head';
import { LocationOffers } from '~/features/catalogue/location-offers';
import { TariffList } from '~/features/catalogue/tariff-list';
import { ArticleCards } from '~/features/knowledge/article-cards';
import { t } from '~/messages';
import { BasisSwitch } from '~/price-basis/basis-switch';
import { BasisCaption } from '~/price-basis/in-each-basis';
import { paths } from '~/urls/paths';
import type { Home } from './get-home';
import { HomeCall } from './home-call';
import { HomeHero } from './home-hero';
import { HomeOutage } from './home-outage';
import { HomeProducts } from './home-products';
import { HomeSteps } from './home-steps';
import { HomeConfiguratorIsland } from './islands';

export function HomePage(home: Home) {
  const { site } = home;
  return (
    <DocumentPage site={site} description={site.tagline} address={paths.home}>
      <HomeView {...home} />
    </DocumentPage>
  );
}

/** The same without the shell: a preview of a banner is the same page with another banner. */
export function HomeView({
  site,
  words,
  configurator,
  location,
  locations,
  offers,
  offersFrom,
  lacksPrices,
  banners,
  tutorials,
}: Home) {
  const { title, text, steps } = words;
  const hero = { title, text };
  return (
    <div className="grid gap-14 pb-20 lg:gap-24">
      <section className="container-page pt-8 wide:pt-14">
        {configurator ? <HomeConfiguratorIsland model={configurator} hero={hero} /> : <HomeHero {...hero} />}
      </section>
      <HomeProducts services={site.menu.services} />
      {locations.length > 0 && (
        <section aria-labelledby="locations-title" className="container-page grid gap-6">
          <SectionHead
            id="locations-title"
            title={t.home.locations.title}
            note={
              <>
                {t.home.locations.lead} <BasisCaption />
              </>
            }
          >
            <BasisSwitch />
          </SectionHead>
          <LocationOffers offers={locations} chosen={location} />
        </section>
      )}
      {offersFrom && offers.length > 0 && (
        <section aria-labelledby="offers-title" className="container-page grid gap-6">
          <SectionHead
            id="offers-title"
            title={t.home.offers.title}
            note={
              <>
                {locationName(offersFrom.location)}. <BasisCaption />
              </>
            }
            more={{ label: t.home.offers.allTariffs, href: paths.tariffs }}
          >
            <BasisSwitch />
          </SectionHead>
          <TariffList
            label={t.home.offers.tariffsOf(familyName(offersFrom.family))}
            offers={offers}
            isLeading={false}
          />
        </section>
      )}
      {lacksPrices && offers.length === 0 && <HomeOutage />}
      <HomeSteps steps={steps} />
      <AudienceBanner banners={banners} place="home" className="container-page" id={PREVIEWED_BANNER} />
      {tutorials.length > 0 && (
        <section aria-labelledby="tutorials-title" className="container-page grid gap-6">
          <SectionHead
            id="tutorials-title"
            title={t.home.tutorials.title}
            more={{ label: t.home.tutorials.all, href: paths.tutorials }}
          />
          <ArticleCards cards={tutorials} heading="h3" />
        </section>
      )}
      <HomeCall site={site} words={words} />
    </div>
  );
}
