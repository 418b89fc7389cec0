/** Two instances with one outbox: the second one does as if the change event were its own. */
module.exports = async (strapi, compiled) => {
  const { Outbox } = compiled('outbox/outbox.js');
  const [first, second] = [new Outbox(strapi), new Outbox(strapi)];
  const rows = strapi.db.query('api::editorial.notice');
  await first.put('tag ssh', { type: 'tag', event: 'update', path: 'ssh' });
  const [open] = await first.due();
  const read = () => rows.findOne({ where: { id: open.id } });

  const claims = [await first.claim(open.id), await second.claim(open.id)];
  const held = await read();
  await second.renew(open.id);
  await second.postpone(open, []);
  await second.settle(open.id, ['http://site']);
  const after = await read();
  const isLeftAlone = JSON.stringify(after) === JSON.stringify(held);
  await first.settle(open.id, ['http://site']);
  return { claims, isLeftAlone, isDone: (await read()).done !== null };
};
