import type { AppProps } from 'next/app';
import '~/app/globals.css';
import '~/features/knowledge/article.css';

export default function Documents({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
