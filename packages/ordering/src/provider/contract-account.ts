import { array, boolean, object, string } from 'yup';

/** `POST /v5/registration` (specification 000, section 3): who registers, as an organisation or as a person. */
export const registrationRequest = object({
  token: string().defined(),
  tags: array(string().required()).required(),
  email: string().required(),
  agree_mailing: boolean().required(),
  oauth_provider: string().nullable(),
  oauth_key: string().nullable(),
  ym_client_id: string().nullable(),
  roistat_visit: string().nullable(),
  org: object({
    inn: string().required(),
    address: string().defined(),
    name: string().required(),
    contact_fio: string().required(),
    phone: string().required(),
  })
    .default(undefined)
    .optional(),
  user: object({ name: string().required(), phone: string().required() }).default(undefined).optional(),
});

export const registrationResponse = object({
  registration: object({
    username: string().required(),
    autologin_token: string().required(),
    service: string().defined(),
  }).required(),
});

/** `POST /v1/statistics`: where a new customer came from. */
export const statisticsRequest = object({
  customer_id: string().required(),
  referer: string().defined(),
  utmUser: object().default({}),
});

/** `POST /v1/logs`: an action of the site that the provider wants to know of. */
export const logRequest = object({ action: string().required() });

/** `POST /v3/auth` takes the name and password as Basic credentials; a second step sends the SMS code in the body. */
export const loginRequest = object({ code: string() });

/** A token that opens a customer's session at the provider and in the panel. */
export const portalAccess = object({
  username: string().required(),
  autologin_token: string().required(),
});

/** The answer of the calls whose result is the credentials cookie they set. */
export const credentialsResponse = object({ username: string().required() });

export const autoLoginRequest = object({ portal_token: string().required() });

/** Who the credentials cookie belongs to, and the token that orders are made with. */
export const loginCheckResponse = object({
  access_token: string().required(),
  user: object({
    id: string().required(),
    username: string().required(),
    full_name: string().required(),
    email: string().required(),
  }).required(),
});
