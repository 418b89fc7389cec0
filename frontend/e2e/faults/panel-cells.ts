import { openPanel } from '../../../scripts/publishing.mjs';
import type { Cell } from './cells';

/** A square of one colour. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type PanelUser = Awaited<ReturnType<typeof openPanelUser>>;

/** Somebody who is logged in to the panel, and what they do there. */
export async function openPanelUser(cms: string) {
  const panel = await openPanel(cms, 'editor');
  const article = await panel.find('knowledge.article', 'filters[url][$eq]=ssh-keys');
  let turn = 0;
  const upload = () => {
    turn += 1;
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), `square-${turn}.png`);
    body.append('fileInfo', JSON.stringify({ name: `square-${turn}.png`, alternativeText: 'Квадрат' }));
    return fetch(`${cms}/upload`, { method: 'POST', headers: panel.headers, body });
  };
  const articles = `${cms}/content-manager/collection-types/api::knowledge.article`;
  return {
    /** Where a picture lies at the site that was uploaded while all was well. */
    async pictureAddress(): Promise<string> {
      const answer = await upload();
      const [file] = (await answer.json()) as { url: string }[];
      if (!file) throw new Error('The picture was not taken');
      return file.url.replace('/uploads/', '/assets/');
    },
    work: [
      { name: 'the panel: a list', ask: () => fetch(articles, { headers: panel.headers }) },
      {
        name: 'the panel: to publish',
        ask: () =>
          fetch(`${articles}/${article}/actions/publish`, {
            method: 'POST',
            headers: { ...panel.headers, 'content-type': 'application/json' },
            body: '{}',
          }),
      },
      { name: 'the panel: to upload', ask: upload },
      { name: 'the panel: to log in', ask: () => logIn(cms) },
    ],
  };
}

function logIn(cms: string): Promise<Response> {
  return fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'marketer@vitrina.example', password: 'wrong' }),
  });
}

/** What somebody in the panel got: what they wanted, or words of ours. */
export async function panelCell({ name, ask }: PanelUser['work'][number]): Promise<Cell> {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await ask();
    const text = await answer.text();
    const hasWords = answer.ok || /"message":"[^"]*[А-Яа-яё]{3}/.test(text);
    return {
      ...{ name, milliseconds: milliseconds(), status: answer.status },
      fault: hasWords ? '' : `no words: ${text.slice(0, 120)}`,
    };
  } catch {
    return { name, milliseconds: milliseconds(), status: 'no answer', fault: 'the connection is broken' };
  }
}
