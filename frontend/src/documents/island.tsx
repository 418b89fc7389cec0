import { assets } from '~/runtime/env';
import type { RenderedIsland } from './render-island';

/** The one part of a document that React runs in the browser; the rest of the page needs no script. */
export function Island({ name, html, properties }: RenderedIsland) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself, with everything in it escaped */}
      <div data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <script
        id={`${name}-properties`}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, in which no tag can end
        dangerouslySetInnerHTML={{ __html: properties }}
      />
      <script type="module" src={assets.islands[name]} />
    </>
  );
}
