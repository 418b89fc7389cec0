import { type Html, html, NOTHING } from './html';
import { layout } from './layout';

interface LoginForm {
  /** Path below `/panel` to go to afterwards. */
  target: string;
  /** What was typed before; a password is never given back. */
  username: string;
  /** '' when nothing went wrong. */
  error: string;
}

export function loginPage({ target, username, error }: LoginForm): Html {
  const described = error ? html` aria-describedby="login-error" aria-invalid="true"` : NOTHING;
  return layout({
    title: error ? `Ошибка: ${error}` : 'Вход',
    main: html`<form class="card login" method="post" action="/panel/login">
<h1>Вход в панель</h1>
${error ? html`<p class="error" id="login-error" role="alert">${error}</p>` : NOTHING}
<label for="username">Логин или e-mail</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${username}"${described}>
<label for="password">Пароль</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}>
<input type="hidden" name="redirect" value="${target}">
<button class="action" type="submit">Войти</button>
</form>`,
  });
}
