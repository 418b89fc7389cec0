import { type Html, html, NOTHING } from './html';
import { layout } from './layout';

interface RecoveryForm {
  /** Of the letter; it stays in the form, which nobody else is shown. */
  token: string;
  /** '' when nothing went wrong. */
  error: string;
}

export function recoveryPage({ token, error }: RecoveryForm): Html {
  return layout({
    title: error ? `Ошибка: ${error}` : 'Новый пароль',
    main: html`<form class="card login" method="post" action="/panel/recovery">
<h1>Новый пароль</h1>
${error ? html`<p class="error" id="password-error" role="alert">${error}</p>` : NOTHING}
<label for="password">Пароль, не меньше 8 знаков</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" required${error ? html` aria-describedby="password-error" aria-invalid="true"` : NOTHING}>
<input type="hidden" name="token" value="${token}">
<button class="action" type="submit">Сохранить пароль</button>
</form>`,
  });
}
