import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth, type TestDatabase } from './databases';
import { insideACms } from './inside-a-cms';
import { at } from './requests';
import { DEMO_PASSWORD } from './running-cms';

describeOnBoth('what several instances share', (open) => {
  let database: TestDatabase;
  let plans: unknown;
  let outbox: unknown;

  beforeAll(async () => {
    database = await open();
    const variables = { ...database.variables, VITRINA_DEMO: 'true', DEMO_PASSWORD };
    plans = await insideACms('claims-of-plans', variables);
    outbox = await insideACms('claims-of-the-outbox', variables);
  });

  afterAll(() => database?.remove());

  test('a plan that two have read as free is claimed by one of them', () => {
    expect(at(plans, 'claimedAtOnce')).toBe(1);
  });

  test('whose claim has expired does nothing any more, and who has it then publishes once', () => {
    expect(at(plans, 'claimLost')).toEqual({
      between: { plan: 'running', publications: 0 },
      atLast: { plan: 'done', publications: 1 },
    });
  });

  test('a plan of somebody who may not publish any more, or is gone, publishes nothing', () => {
    const refused = { plan: 'refused', publications: 0 };
    expect(at(plans, 'rightLost')).toEqual([refused, refused]);
  });

  test('a change event is delivered by who claimed it: nobody else claims, keeps or ends it', () => {
    expect(outbox).toEqual({ claims: [true, false], isLeftAlone: true, isDone: true });
  });
});
