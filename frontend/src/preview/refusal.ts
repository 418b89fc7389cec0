const WORDS = {
  expired: {
    title: 'Ссылка на черновик устарела',
    text: 'Она действует 15 минут. Вернитесь в CMS и откройте просмотр ещё раз: черновик цел.',
  },
  foreign: {
    title: 'Черновик по этой ссылке не открыть',
    text: 'Черновики видят только сотрудники. Войдите в CMS, откройте запись и нажмите «Посмотреть черновик».',
  },
};

/**
 * What stands at every address of a preview for who has no ticket that opens it: a whole page in itself, because a rewrite
 * to a page of the site would come back as a request of the site to itself, without a ticket again.
 */
export function refusal(reason: keyof typeof WORDS): string {
  const { title, text } = WORDS[reason];
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 17px/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem }
p { margin: 0; opacity: .8 }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>`;
}
