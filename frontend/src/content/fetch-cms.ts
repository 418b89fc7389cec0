import { cmsHeaders, watchCms } from '~/observability/watch-cms';

/** Hands something to the CMS by a route of its own; `what` is the name of the route. An answer of 5xx counts as an outage. */
export async function fetchCms(
  what: string,
  url: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const watch = watchCms(what);
  try {
    const headers = { ...init.headers, ...cmsHeaders(watch) };
    // A redirect would carry a key of the site to whoever it leads to.
    const response = await fetch(url, { ...init, redirect: 'error', headers });
    watch.end(response.status < 500);
    return response;
  } catch (error) {
    watch.end(false);
    throw error;
  }
}
