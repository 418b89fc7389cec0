import type { GetStaticProps } from 'next';
import { EMPTY_HOME, fetchHome, type Home } from '~/home/get-home';
import { HomePage } from '~/home/home-page';
import { cacheTags } from '~/rendering/cache-tags';
import { noteBegun, recordRender } from '~/rendering/rendered-pages';
import { withinPage } from '~/runtime/deadline';
import { isBuilding } from '~/runtime/env';
import { paths } from '~/urls/paths';

/** All of it is read but the configurator, and only that has a script. */
export const config = { unstable_runtimeJS: false };

/** Seconds after which the page asks again, should a notice of a change have been lost. */
const REVALIDATE = 60;
/** The same for a page without the prices it should have. */
const BRIEFLY = 1;

/** While the site is built nobody answers; the first thing a started site does is to make this page again. */
export const getStaticProps: GetStaticProps<Home> = async () => {
  noteBegun(paths.home);
  const home = isBuilding() ? EMPTY_HOME : await withinPage(fetchHome);
  recordRender(paths.home, [
    ...[cacheTags.articlesIn('tutorials'), cacheTags.banners('home')],
    ...home.tutorials.flatMap(({ coverTopic }) => coverTopic.split('/').map(cacheTags.topic)),
  ]);
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify(home)), revalidate: home.lacksPrices ? BRIEFLY : REVALIDATE };
};

export default HomePage;
