import DefaultTheme from 'vitepress/theme-without-fonts';
import 'virtual:brand.css';
import './style.css';

/** @type {import('vitepress').Theme} */
export default {
  extends: DefaultTheme,
  enhanceApp({ router, siteData }) {
    // Hyphenation and voices follow the language of what is read.
    router.onAfterPageLoad = () => {
      if (typeof document === 'undefined') return;
      const { relativePath } = router.route.data;
      document.documentElement.lang = siteData.value.themeConfig.inRussian.includes(relativePath)
        ? 'ru'
        : 'en';
    };
  },
};
