import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps<Extra = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Extra;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'article-rating': ElementProps<{ article: string; words: string }>;
      'command-palette': ElementProps<{
        commands: string;
        servers: string;
        nothing: string;
        partial: string;
        failure: string;
      }>;
      'copy-button': ElementProps<{
        text?: string;
        from?: string;
        src?: string;
        failure?: string;
        notice?: string | undefined;
        prompt?: string;
      }>;
      'counter-consent': ElementProps<{ settings: string; module: string }>;
      'fill-values': ElementProps;
      'image-carousel': ElementProps;
      'load-more': ElementProps<{ loaded: string }>;
      'notification-area': ElementProps<{ 'close-label': string; offline: string; online: string }>;
      'price-switch': ElementProps<{ usual: string }>;
      'reading-place': ElementProps<{ article: string }>;
      'series-progress': ElementProps;
      'theme-switch': ElementProps;
    }
  }
}
