import { redirect } from 'next/navigation';

export const dynamic = 'force-dynamic';

/**
 * What a registration with an order costs a route that only passes it on: register, log in, order, go to the panel. It proves
 * no person, checks no price, keeps nothing and would order twice; the form of the site is measured against it.
 */
export default function NaiveOrder() {
  return (
    <form action={order}>
      <label>
        Почта <input name="email" type="email" />
      </label>
      <button type="submit">Создать аккаунт и заказать</button>
    </form>
  );
}

async function order(form: FormData) {
  'use server';
  // biome-ignore lint/style/noProcessEnv: this site has nothing but the page
  const provider = process.env.BENCH_PROVIDER_URL ?? '';
  const landing = `${provider}/landing-api`;
  const made = await post(`${provider}/v5/registration`, {
    ...{ token: 'naive', tags: [], oauth_provider: '', oauth_key: '', ym_client_id: '', roistat_visit: '' },
    ...{ email: String(form.get('email')), agree_mailing: true },
    user: { name: 'Ольга Петрова', phone: '79001234567' },
  });
  const { registration } = await made.json();
  const opened = await post(`${provider}/api/v1/auth/auto-login`, {
    portal_token: registration.autologin_token,
  });
  const cookie = opened.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  const { access_token, user } = await (await post(`${landing}/login/check`, {}, { cookie })).json();
  const answer = await post(`${landing}/login/forward`, {
    ...{ method: 'POST', path: 'api/v1/servers', access_token, user },
    data: {
      ...{ name: 'Naive', bandwidth: 200, os_id: 99, preset_id: 2453, is_ddos_guard: false },
      ...{ availability_zone: 'spb-3', network: { floating_ip: 'create_ip' } },
    },
  });
  const { server } = await answer.json();
  const query = new URLSearchParams({
    ...{ token: registration.autologin_token, redirect: `/servers/${server.id}`, reg: 'cloud_site' },
  });
  redirect(`${provider}/panel/auto-login?${query}`);
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
