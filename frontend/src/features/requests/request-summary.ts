import type { VisitorRequest } from '~/content/requests/visitor-request';
import { kinds } from '~/messages/ru/requests';

/** What is known of a request beside its fields. */
export interface RequestMatter {
  /** Whom or what it is about, in the words of the page it came from. */
  subject: string;
  /** A page of this site. */
  from: string;
  /** What would be ordered. */
  lines: readonly (readonly [name: string, value: string])[];
}

/** The matter for the support, a line each. */
export function matterLines({ subject, from, lines }: RequestMatter): string[] {
  return [
    ...(subject ? [`О ком или о чём: ${subject}`] : []),
    ...lines.map(([name, value]) => `${name}: ${value}`),
    ...(from ? [`Со страницы: ${from}`] : []),
  ];
}

type Asked = Pick<VisitorRequest, 'number' | 'kind' | 'name' | 'phone' | 'email' | 'message'>;

/** The whole request in Russian, as a ticket tells it (rule R92). */
export function requestSummary(asked: Asked, matter: RequestMatter): string {
  const { number, kind, name, phone, email, message } = asked;
  const lines = [
    `${kinds[kind].title}, № ${number}`,
    ...(name ? [`Имя: ${name}`] : []),
    ...(phone ? [`Телефон: ${phone}`] : []),
    ...(email ? [`Почта: ${email}`] : []),
    ...matterLines(matter),
    ...(message ? ['', message] : []),
  ];
  return lines.join('\n');
}
