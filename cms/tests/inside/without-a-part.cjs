/**
 * Required before anything of a CMS that is to refuse its start: takes a method from a service of a plugin, as an upgrade of Strapi might.
 * `WITHOUT` names both: `upload/upload/remove`.
 */
const path = require('node:path');

const strapi = require.resolve('@strapi/strapi', { paths: [path.resolve(__dirname, '..', '..')] });
const inner = require.resolve('@strapi/core', { paths: [strapi] });
const Strapi = require(path.join(path.dirname(inner), 'Strapi.js'));
const [plugin, service, method] = process.env.WITHOUT.split('/');
const { plugin: find } = Strapi.prototype;

Strapi.prototype.plugin = function pluginWithout(name) {
  const found = find.call(this, name);
  if (name !== plugin) return found;
  return Object.assign(Object.create(found), {
    service: (asked) =>
      asked === service
        ? Object.assign(Object.create(found.service(asked)), { [method]: undefined })
        : found.service(asked),
  });
};
