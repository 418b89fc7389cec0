import { inPresentLanguage } from '~/runtime/present-language';
import { languageOfPage } from '~/runtime/shop-languages';

/** Wraps what makes a page of Next.js (`getStaticProps`, `getServerSideProps`), so that it is made in the language of its address. */
export function inPageLanguage<Context extends { locale?: string | undefined }, Made>(
  make: (context: Context) => Made,
): (context: Context) => Made {
  return (context) => inPresentLanguage(languageOfPage(context.locale), () => make(context));
}
