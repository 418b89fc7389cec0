import { type AuthQuery, readAuthQuery } from '@vitrina/ordering';

const PLAIN: AuthQuery = {
  mode: 'registration',
  flow: undefined,
  carried: new URLSearchParams(),
  period: '',
  promo: '',
  siteTransfer: '',
  redirect: '',
  staysOnSite: false,
  partnerCode: '',
  prefilled: {},
};

/** The address that a form was sent from, as its hidden field `journey` carries it; what cannot be read is a plain registration. */
export function readJourney(form: FormData): { query: URLSearchParams; journey: AuthQuery } {
  const written = form.get('journey');
  const query = new URLSearchParams(typeof written === 'string' ? written : '');
  const journey = readAuthQuery(query);
  return journey ? { query, journey } : { query: new URLSearchParams(), journey: PLAIN };
}
