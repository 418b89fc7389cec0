import { getFetchClient } from '@strapi/strapi/admin';
import { showAbovePanel } from '../strapi/above-panel';
import { wrapFetch } from '../strapi/wrap-fetch';
import { CodeDialog } from './code-dialog';
import { EnrolmentDialog } from './enrolment-dialog';
import { type FactorDialogs, sendWithFactor } from './send-with-factor';

/** From here on the panel asks for a code, or for a second factor to be set up, where the CMS wants one. */
export function askForFactor(): void {
  wrapFetch((send) => (target, init) => sendWithFactor(send, DIALOGS, target, init));
}

const DIALOGS: FactorDialogs = {
  askForCode: (fault) =>
    new Promise((answer) => {
      showAbovePanel((takeAway) => (
        <CodeDialog
          fault={fault}
          answer={(code) => {
            takeAway();
            answer(code);
          }}
        />
      ));
    }),
  // The panel asks for many things at once, and they all wait for one dialog.
  enrol: () => {
    enrolment ??= enrol().finally(() => {
      enrolment = undefined;
    });
    return enrolment;
  },
};

let enrolment: Promise<boolean> | undefined;

function enrol(): Promise<boolean> {
  return new Promise((answer) => {
    showAbovePanel((takeAway) => (
      <EnrolmentDialog
        reason="Здесь работают только с ним: пароль можно подсмотреть, телефон труднее. Это займёт минуту."
        wayOut="Выйти"
        close={async (isDone) => {
          takeAway();
          if (!isDone) await leave();
          answer(isDone);
        }}
      />
    ));
  });
}

async function leave(): Promise<void> {
  await getFetchClient()
    .post('/admin/logout')
    .catch(() => undefined);
  window.location.reload();
}
