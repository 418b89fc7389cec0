import type { GetStaticProps } from 'next';
import { inPageLanguage } from '~/documents/in-page-language';
import { staticProps } from '~/documents/static-props';
import { emptyHome, fetchHome, type Home } from '~/home/get-home';
import { HomePage } from '~/home/home-page';
import { cacheTags } from '~/rendering/cache-tags';
import { isBuilding } from '~/runtime/env';
import { paths } from '~/urls/paths';

/** All of it is read but the configurator, and only that has a script. */
export const config = { unstable_runtimeJS: false };

/** While the site is built nobody answers; the first thing a started site does is to make this page again. */
export const getStaticProps: GetStaticProps<Home> = inPageLanguage(() =>
  staticProps(paths.home, async () => {
    const home = isBuilding() ? emptyHome() : await fetchHome();
    return {
      props: home,
      shows: [
        ...[cacheTags.articlesIn('tutorials'), cacheTags.banners('home')],
        ...home.tutorials.flatMap(({ coverTopic }) => coverTopic.split('/').map(cacheTags.topic)),
      ],
      lacksFor: home.lacksPrices ? 1 : undefined,
    };
  }),
);

export default HomePage;
