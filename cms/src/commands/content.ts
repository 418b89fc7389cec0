import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { askSite } from '../checks/ask-site';
import { createChecker } from '../checks/checker';
import { rememberInWork } from '../checks/remember-site';
import { loadEnv } from '../env';
import { loadArticles, removeArticles } from '../generate/load-articles';
import { exportArticles } from '../markdown/export-articles';
import { type Imported, importArticles } from '../markdown/import-articles';
import { articleIndexOf } from '../search/article-index-of';
import { indexKeeper } from '../search/index-keeper';
import { onDatabase } from './on-database';

/**
 * `node dist/src/commands/content.js export|import <folder> [--dry-run]` and `… generate <amount>|--remove`: works on the
 * database the environment names, also while a CMS is running on it.
 */
async function main([command, place = '', ...options]: string[]): Promise<boolean> {
  const isRemoval = place === '--remove' || options.includes('--remove');
  return onDatabase((strapi) => run(strapi, command, place, options.includes('--dry-run'), isRemoval));
}

async function run(
  strapi: Core.Strapi,
  command: string | undefined,
  place: string,
  isDryRun: boolean,
  isRemoval: boolean,
): Promise<boolean> {
  if (command === 'generate') return generate(strapi, place, isRemoval);
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

async function generate(strapi: Core.Strapi, amount: string, isRemoval: boolean): Promise<boolean> {
  if (isRemoval) {
    say(`Удалено придуманных статей: ${await removeArticles(strapi)}.`);
    await mendSearch(strapi);
    return true;
  }
  if (!/^[1-9]\d{0,6}$/.test(amount)) {
    say('Назовите число статей: npm run content:generate -- 10000');
    return false;
  }
  const start = Date.now();
  await loadArticles(strapi, Number(amount));
  say(`Придумано статей: ${amount}, за ${((Date.now() - start) / 1000).toFixed(1)} с.`);
  await mendSearch(strapi);
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
