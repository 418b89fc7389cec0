const PLAN = 'api::editorial.planned-change';
const ARTICLE = 'api::knowledge.article';

const DUE = new Date('2026-01-01T12:00:00Z');
const NOW = new Date('2026-01-01T12:00:01Z');
/** A claim made now has expired by then. */
const LATER = new Date('2026-01-01T12:00:30Z');

/** Plans in the moments in which several instances could carry out the same one; every moment is brought about. */
module.exports = async (strapi, compiled) => {
  const { claimNext } = compiled('claimed-work.js');
  const { runDuePlans } = compiled('editorial/plans/run-due.js');
  const plans = strapi.db.query(PLAN);
  const atOnce = (_uid, _ids, work) => work();

  async function planned(url, person) {
    const text = { text: '<p>Текст статьи.</p>', description: 'О чём эта статья.' };
    const { documentId } = await strapi.documents(ARTICLE).create({ data: { title: url, url, ...text } });
    const { id } = await plans.create({
      data: {
        ...{ entry_type: ARTICLE, entry_id: documentId, title: url, action: 'publish', open_key: url },
        ...{ due_at: DUE, state: 'waiting', attempts: 0, person: 'Кто-то', person_id: person?.id ?? null },
      },
    });
    const state = async () => ({
      plan: (await plans.findOne({ where: { id } })).state,
      publications: await strapi.db
        .query('api::editorial.version')
        .count({ where: { entry_id: documentId, kind: 'published' } }),
    });
    return { id, state };
  }

  const person = (name) =>
    strapi.db.query('admin::user').findOne({ where: { email: `${name}@vitrina.example` } });

  /** Two instances have both read the same plan as free before either of them claims it. */
  async function claimedAtOnce() {
    const { id } = await planned('claimed-at-once', await person('editor'));
    let arrived = 0;
    let letGo;
    const both = new Promise((resolve) => {
      letGo = resolve;
    });
    const rows = {
      async findMany(question) {
        const found = await plans.findMany(question);
        arrived += 1;
        if (arrived === 2) letGo();
        await both;
        return found;
      },
      updateMany: (change) => plans.updateMany(change),
    };
    const claiming = {
      ...{ where: { id, state: { $in: ['waiting', 'running'] } }, orderBy: { id: 'asc' } },
      ...{ now: NOW, holdMs: 10_000, change: () => ({ state: 'running' }) },
    };
    const claims = await Promise.all([claimNext(rows, claiming), claimNext(rows, claiming)]);
    await plans.delete({ where: { id } });
    return claims.filter((claim) => claim !== undefined).length;
  }

  /** The first instance takes so long that its claim expires; it goes on while the second holds the plan. */
  async function claimLost() {
    const { state } = await planned('claim-lost', await person('editor'));
    let between;
    await runDuePlans(
      strapi,
      async (_uid, _ids, workOfFirst) => {
        let outcomeOfFirst;
        const second = async (_u, _i, workOfSecond) => {
          outcomeOfFirst = await Promise.allSettled([workOfFirst()]);
          between = await state();
          return workOfSecond();
        };
        await runDuePlans(strapi, second, () => LATER);
        if (outcomeOfFirst[0].status === 'rejected') throw outcomeOfFirst[0].reason;
      },
      () => NOW,
    );
    return { between, atLast: await state() };
  }

  /** Who made the plan may not publish such content any more, or is gone. */
  async function rightLost() {
    const outcomes = [];
    for (const [name, who] of [
      ['right-lost', await person('support')],
      ['person-gone', undefined],
    ]) {
      const { state } = await planned(name, who);
      await runDuePlans(strapi, atOnce, () => NOW);
      outcomes.push(await state());
    }
    return outcomes;
  }

  return { claimedAtOnce: await claimedAtOnce(), claimLost: await claimLost(), rightLost: await rightLost() };
};
