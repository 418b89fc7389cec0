/** Pages share one header, which cannot know where it stands; the browser does. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-site-menu] a')) {
  if (link.pathname === location.pathname && link.hash === '') link.setAttribute('aria-current', 'page');
}
