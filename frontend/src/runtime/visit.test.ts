import { expect, test } from 'vitest';
import { answerVisit, cookies, headers, inVisit } from './visit';

test('what is set is known at once, and goes out with the answer', async () => {
  const answer = await answerVisit(visitOf('kept=a; gone=b'), async () => {
    const jar = await cookies();
    expect([jar.get('kept')?.value, jar.has('gone'), jar.has('new')]).toEqual(['a', true, false]);
    jar.set('new', 'c', { path: '/', maxAge: 60, httpOnly: true, secure: true, sameSite: 'lax' });
    jar.set('gone', '', { path: '/', maxAge: 0 });
    jar.delete('kept');
    expect([jar.get('new')?.value, jar.has('gone'), jar.has('kept')]).toEqual(['c', false, false]);
    return new Response('hello', { headers: { 'set-cookie': 'own=d' } });
  });
  expect(await answer.text()).toBe('hello');
  const [own, made, gone, kept] = answer.headers.getSetCookie();
  expect(own).toBe('own=d');
  expect(made).toMatch(/^new=c; Path=\/; Expires=[^;]+; Max-Age=60; Secure; HttpOnly; SameSite=lax$/);
  expect(gone).toMatch(/^gone=; Path=\/; .*Max-Age=0/);
  expect(kept).toMatch(/^kept=; .*Expires=Thu, 01 Jan 1970/);
});

test('two visitors who are answered at once know nothing of each other', async () => {
  let go = () => {};
  const both = new Promise<void>((resolve) => {
    go = resolve;
  });
  const answering = ['anna', 'boris'].map(async (name) => {
    const set: string[] = [];
    const known = await inVisit(
      visitOf(`name=${name}`).headers,
      (line) => set.push(line),
      async () => {
        if (name === 'boris') go();
        await both;
        (await cookies()).set('seen', name);
        return [(await cookies()).get('name')?.value, (await headers()).get('cookie')];
      },
    );
    return { known, set };
  });
  expect(await Promise.all(answering)).toEqual([
    { known: ['anna', 'name=anna'], set: ['seen=anna; Path=/'] },
    { known: ['boris', 'name=boris'], set: ['seen=boris; Path=/'] },
  ]);
});

test('work of the process belongs to nobody', async () => {
  await expect(cookies()).rejects.toThrow('No visitor');
  await expect(headers()).rejects.toThrow('No visitor');
});

function visitOf(cookie: string): Request {
  return new Request('https://site.example/order', { headers: { cookie } });
}
