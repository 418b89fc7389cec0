import { iconSvg, svgAddress } from '@vitrina/brand/drawings';
import type { Customer } from '../account/customer-table';
import { Html, html, NOTHING } from './html';
import { BRAND } from './shop-brand';
import { STYLES } from './styles';

interface Page {
  title: string;
  /** Without one the page has no navigation. */
  customer?: Customer | undefined;
  /** Seconds after which the page loads itself again. */
  refresh?: number | undefined;
  main: Html;
}

const ICON = svgAddress(iconSvg(BRAND));

/** The frame around every page of the panel. */
export function layout({ title, customer, refresh, main }: Page): Html {
  return html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh === undefined ? NOTHING : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title} — панель ${BRAND.name}</title>
<link rel="icon" href="${new Html(ICON)}">
<style>${new Html(STYLES)}</style>
</head>
<body>
<a class="skip" href="#main">К содержанию</a>
<header class="top"><div class="width">
<a class="brand" href="/panel/servers">${BRAND.name}<span>панель</span></a>
${customer ? account(customer) : NOTHING}
</div></header>
<main id="main" class="width">
${main}
</main>
<footer class="width"><p>Учебная площадка: серверы не настоящие, деньги не списываются.</p></footer>
</body>
</html>
`;
}

function account({ fullName, username }: Customer): Html {
  return html`<p class="who"><span>${fullName}</span> <small>${username}</small></p>
<form method="post" action="/panel/logout"><button class="quiet" type="submit">Выйти</button></form>`;
}
