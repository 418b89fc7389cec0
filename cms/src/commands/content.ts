import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { askSite } from '../checks/ask-site';
import { createChecker } from '../checks/checker';
import { rememberInWork } from '../checks/remember-site';
import { loadEnv } from '../env';
import { loadArticles, removeArticles } from '../generate/load-articles';
import { loadPresets, removePresets } from '../generate/load-presets';
import { loadRequests, removeRequests } from '../generate/load-requests';
import { defaultLanguage, inLanguage, shopLanguages } from '../languages/languages';
import { exportArticles } from '../markdown/export-articles';
import { type Imported, importArticles } from '../markdown/import-articles';
import { articleIndexOf } from '../search/article-index-of';
import { indexKeeper } from '../search/index-keeper';
import { onDatabase } from './on-database';

/**
 * `node dist/src/commands/content.js export|import <folder> [--dry-run] [--language en]` and `… generate <amount>|--remove [articles|presets|requests]`:
 * works on the database the environment names, also while a CMS is running on it.
 */
async function main([command, place = '', ...options]: string[]): Promise<boolean> {
  return onDatabase((strapi) =>
    command === 'generate'
      ? generate(strapi, [place, ...options])
      : inAskedLanguage(options, () => run(strapi, command, place, options)),
  );
}

function inAskedLanguage(options: readonly string[], work: () => Promise<boolean>): Promise<boolean> {
  const at = options.indexOf('--language');
  const asked = at < 0 ? defaultLanguage() : options[at + 1];
  const language = shopLanguages().find((one) => one === asked);
  if (language !== undefined) return inLanguage(language, work);
  say(`Назовите язык магазина: --language ${shopLanguages().join('|')}`);
  return Promise.resolve(false);
}

async function run(
  strapi: Core.Strapi,
  command: string | undefined,
  place: string,
  options: readonly string[],
): Promise<boolean> {
  const isDryRun = options.includes('--dry-run');
  const folder = path.resolve(place);
  if (command === 'export') {
    const { articles, pictures, lost } = await exportArticles(strapi, folder);
    say(`Выгружено в ${folder}: статей ${articles}, картинок ${pictures}.`);
    for (const picture of lost) say(`Картинки ${picture} нет в медиатеке.`);
    return lost.length === 0;
  }
  const env = loadEnv();
  const imported = await importArticles(strapi, folder, {
    checker: createChecker(strapi, env, rememberInWork(askSite(env.siteUrl))),
    isDryRun,
  });
  for (const one of imported) tell(folder, one);
  const amount = (outcome: Imported['outcome']) => imported.filter((one) => one.outcome === outcome).length;
  say(
    `${isDryRun ? 'Проба, ничего не изменено. ' : ''}Новых ${amount('new')}, изменённых ${amount('changed')}, ` +
      `без изменений ${amount('same')}, отклонённых ${amount('refused')}.`,
  );
  return amount('refused') === 0;
}

/** What can be made up to try a shop of some size, and how the people who do so call it. */
const MADE_UP = {
  articles: { name: 'статей', load: loadArticles, remove: removeArticles, after: mendSearch },
  presets: { name: 'тарифов', load: loadPresets, remove: removePresets, after: undefined },
  requests: { name: 'заявок', load: loadRequests, remove: removeRequests, after: undefined },
};

async function generate(strapi: Core.Strapi, words: readonly string[]): Promise<boolean> {
  const [what = 'articles'] = words.filter((word) => Object.hasOwn(MADE_UP, word));
  const { name, load, remove, after } = MADE_UP[what as keyof typeof MADE_UP];
  if (words.includes('--remove')) {
    say(`Удалено придуманных ${name}: ${await remove(strapi)}.`);
    await after?.(strapi);
    return true;
  }
  const [amount, ...others] = words.filter((word) => word !== what);
  if (amount === undefined || others.length > 0 || !/^[1-9]\d{0,6}$/.test(amount)) {
    say('Назовите число и что придумать: npm run content:generate -- 10000 articles|presets|requests');
    return false;
  }
  const start = Date.now();
  await load(strapi, Number(amount));
  say(`Придумано ${name}: ${amount}, за ${((Date.now() - start) / 1000).toFixed(1)} с.`);
  await after?.(strapi);
  return true;
}

/** These articles come and go past the document service, so nothing has told the search index. */
function mendSearch(strapi: Core.Strapi): Promise<void> {
  return indexKeeper(strapi, articleIndexOf(strapi, loadEnv().database.client)).repair();
}

function tell(folder: string, { name, outcome, faults }: Imported): void {
  if (outcome === 'new') say(`+ ${name}`);
  if (outcome === 'changed') say(`~ ${name}`);
  for (const { line, message } of faults) say(`! ${path.join(folder, name)}:${line} ${message}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

void main(process.argv.slice(2)).then((isGood) => {
  // The process ends by itself, when the site has been told of what changed.
  process.exitCode = isGood ? 0 : 1;
});
