import type { Customer } from '../account/customer-table';
import { type Html, html, NOTHING } from './html';
import { layout } from './layout';

/** A page that says one thing and shows the way on. */
export function messagePage(title: string, explanation = '', customer?: Customer): Html {
  return layout({
    title,
    customer,
    main: html`<section class="empty">
<h1>${title}</h1>
${explanation ? html`<p>${explanation}</p>` : NOTHING}
<p><a class="action" href="/panel/servers">К списку серверов</a></p>
</section>`,
  });
}
