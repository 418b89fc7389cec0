const { Secret, TOTP } = require('otpauth');

/** Two instances that have both looked a factor up before either of them lets a code in. */
module.exports = async (strapi, compiled) => {
  const { FactorStore } = compiled('access/second-factor/factor-store.js');
  const { SecondFactor } = compiled('access/second-factor/second-factor.js');
  const { openVault } = compiled('access/second-factor/vault.js');
  const vault = openVault('a key of the test');
  const store = new FactorStore(strapi.db.connection);
  let now = new Date('2026-01-01T12:00:10Z');

  const instance = (found = async () => undefined) => {
    const waiting = Object.assign(Object.create(store), {
      async find(userId) {
        const factor = await store.find(userId);
        await found();
        return factor;
      },
      claimStep: (...claim) => store.claimStep(...claim),
      claimCode: (...claim) => store.claimCode(...claim),
    });
    return new SecondFactor({ store: waiting, vault, now: () => now, issuer: 'Vitrina' });
  };

  const PERSON = 4711;
  const { secret, sealed } = instance().offer(PERSON, 'somebody@vitrina.example');
  const codeAt = (moment) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
  const factor = new SecondFactor({ store, vault, now: () => now, issuer: 'Vitrina' });
  const enrolment = await factor.enrol(PERSON, { sealed, code: codeAt(now) });
  if (enrolment.status !== 'done') throw new Error(enrolment.status);

  async function atOnce(code) {
    let arrived = 0;
    let letGo;
    const both = new Promise((resolve) => {
      letGo = resolve;
    });
    const found = () => {
      arrived += 1;
      if (arrived === 2) letGo();
      return both;
    };
    const taken = await Promise.all([instance(found).take(PERSON, code), instance(found).take(PERSON, code)]);
    return taken.sort();
  }

  now = new Date('2026-01-01T12:01:10Z');
  const code = await atOnce(codeAt(now));
  const recoveryCode = await atOnce(enrolment.recoveryCodes[0]);
  // Of the step before the one that was used, and of the one after it.
  const older = await factor.take(PERSON, codeAt(new Date('2026-01-01T12:00:40Z')));
  const newer = await factor.take(PERSON, codeAt(new Date('2026-01-01T12:01:40Z')));
  return { code, recoveryCode, older, newer };
};
