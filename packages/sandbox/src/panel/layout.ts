import type { Customer } from '../account/customer-table';
import { Html, html, NOTHING } from './html';
import { STYLES } from './styles';

interface Page {
  title: string;
  /** Without one the page has no navigation. */
  customer?: Customer | undefined;
  /** Seconds after which the page loads itself again. */
  refresh?: number | undefined;
  main: Html;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cg fill='%23d43c1f'%3E%3Crect y='2' width='16' height='3'/%3E%3Crect y='6.5' width='11' height='3'/%3E%3Crect y='11' width='6' height='3'/%3E%3C/g%3E%3C/svg%3E";

/** The frame around every page of the panel. */
export function layout({ title, customer, refresh, main }: Page): Html {
  return html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh === undefined ? NOTHING : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title} — панель Vitrina</title>
<link rel="icon" href="${new Html(ICON)}">
<style>${new Html(STYLES)}</style>
</head>
<body>
<a class="skip" href="#main">К содержанию</a>
<header class="top"><div class="width">
<a class="brand" href="/panel/servers">Vitrina<span>панель</span></a>
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
