/**
 * Required before anything of a CMS that is to refuse its start: takes methods from services of plugins, as an upgrade of Strapi might.
 * `WITHOUT` names them, one of each plugin: `upload/upload/remove,content-manager/permission-checker/create`.
 */
const path = require('node:path');

const strapi = require.resolve('@strapi/strapi', { paths: [path.resolve(__dirname, '..', '..')] });
const inner = require.resolve('@strapi/core', { paths: [strapi] });
const Strapi = require(path.join(path.dirname(inner), 'Strapi.js'));
const taken = process.env.WITHOUT.split(',').map((one) => one.split('/'));
const { plugin: find } = Strapi.prototype;

Strapi.prototype.plugin = function pluginWithout(name) {
  const found = find.call(this, name);
  const [, service, method] = taken.find(([plugin]) => plugin === name) ?? [];
  if (service === undefined) return found;
  return Object.assign(Object.create(found), {
    service: (asked) =>
      asked === service
        ? Object.assign(Object.create(found.service(asked)), { [method]: undefined })
        : found.service(asked),
  });
};
