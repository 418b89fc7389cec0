import { object, string } from 'yup';

/** What a browser tells of a fault in a script of ours. */
export interface BrowserFault {
  message: string;
  stack: string;
  page: string;
}

const schema = object({
  message: string().max(300).defined(),
  stack: string().max(3_000).required(),
  page: string().max(200).matches(/^\//).required(),
})
  .noUnknown()
  .required();

/** A report as it may stand in the log, or nothing when no script of ours has sent it. */
export function readBrowserFault(sent: unknown): BrowserFault | undefined {
  if (!schema.isValidSync(sent, { strict: true })) return undefined;
  return { message: withoutPerson(sent.message), stack: withoutPerson(sent.stack), page: sent.page };
}

/** Messages of faults may quote what somebody has typed: addresses of letters, telephones, and the queries of addresses are taken out. */
function withoutPerson(text: string): string {
  return text
    .replace(/[^\s"'<>()]+/g, (word) => (/[^@]@[^@]/.test(word) ? '…@…' : word))
    .replace(/\?[^\s"'()]*?(?=:\d+:\d+|[\s"'()]|$)/g, '')
    .replace(/(?<![\w.:])\+?\d(?:[\s()-]{0,2}\d){9,}(?![\w:])/g, '…')
    .replace(/[^\P{Cc}\n]/gu, ' ');
}
