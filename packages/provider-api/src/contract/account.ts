import { array, boolean, number, object, string } from 'yup';

/** What a register of organisations knows beyond name and address (rule R79); every part may be missing. */
const enrichmentFields = {
  kpp: string(),
  ogrn: string(),
  okved: string(),
  management_name: string(),
  management_post: string(),
  branch_count: number().integer(),
  branch_type: string(),
  employee_count: number().integer(),
  status: string(),
  ip_name: string(),
  ip_surname: string(),
  ip_patronymic: string(),
  finance: object({ year: number().integer().required(), revenue: number().required() })
    .default(undefined)
    .optional(),
  phones: array(string().required()),
  emails: array(string().required()),
};

const partnerFields = {
  partner_code: number().integer(),
  partner_type: string().oneOf(['webmaster', 'hosting_friend']),
};

/** `POST /v5/registration` (rule R78): who registers, as an organisation or as a person. */
export const registrationRequest = object({
  /** Of the bot check; never empty. */
  token: string().required(),
  tags: array(string().required()).required(),
  email: string().required(),
  agree_mailing: boolean().required(),
  oauth_provider: string().nullable(),
  oauth_key: string().nullable(),
  ym_client_id: string().nullable(),
  roistat_visit: string().nullable(),
  account_id: string(),
  ...partnerFields,
  org: object({
    inn: string().required(),
    address: string().defined(),
    name: string().required(),
    contact_fio: string().required(),
    phone: string().required(),
    ...enrichmentFields,
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

/** Pages elsewhere that led here: the first time, and this time. */
const referer = object({ firstVisit: string().defined(), lastVisit: string().defined() }).required();

/** `POST /v1/statistics`: where a new customer came from. */
export const statisticsRequest = object({
  customer_id: string().required(),
  referer,
  utmUser: object().default({}),
});

/** `POST /v1/logs`: an action of the site that the provider wants to know of; of a consent also whose, when and to what. */
export const logRequest = object({
  action: string().required(),
  customer_id: string(),
  /** A moment, as ISO 8601 has it. */
  accepted_at: string(),
  documents: array(
    object({
      document: string().required(),
      address: string().required(),
      edition: number().integer(),
      effective_from: string(),
    }).required(),
  ),
});

/** `POST /v3/auth` takes the name and password as Basic credentials; a second step sends the SMS code in the body. */
export const loginRequest = object({ code: string() });

/** `POST /v3/auth/recovery`: the answer is the same for a known address and an unknown one. */
export const recoveryRequest = object({ email: string().required() });

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

/** A new account and the token that opens its session. */
const newAccount = {
  user: object({
    id: string().required(),
    username: string().required(),
    email: string().required(),
  }).required(),
  token: string().required(),
};

/** `POST {landing}/webmasters/registration` (rule R81): somebody who sends others and is paid for it. */
export const webmasterRequest = object({
  agree_terms: boolean().required(),
  agreement_accept: boolean().required(),
  phone: string().required(),
  email: string().required(),
  full_name: string().required(),
  oferta_type: string().oneOf(['org']).required(),
  partner_code: number().integer(),
});

export const webmasterResponse = object(newAccount);

/** `POST {landing}/webmasters/visits`: somebody came by a webmaster's link, perhaps by a certain banner. */
export const webmasterVisitRequest = object({ wmid: string().required(), bannerID: string() });

/** `POST {landing}/registration/portal` (rule R80): an account on the way to a dedicated server. */
export const portalRequest = object({
  method: string().oneOf(['servers', 'dedicated-configuration']).required(),
  tags: array(string().required()).required(),
  additional_services: array(number().integer().required()).required(),
  adm_base: boolean().required(),
  agree_terms: boolean().required(),
  customer_type: string().oneOf(['organisation', 'person']).required(),
  email: string().required(),
  full_name: string().required(),
  newsletter: boolean().required(),
  payment_period: string().required(),
  phone_number: string().required(),
  plan_id: number().integer(),
  configuration: object({
    cpu_id: number().integer().required(),
    memory_id: number().integer().required(),
    primary_storage_id: number().integer().required(),
    secondary_storage_id: number().integer(),
    service_id: number().integer().required(),
  })
    .default(undefined)
    .optional(),
  ym_client_id: string().nullable(),
  roistat_visit: string().nullable(),
  ga_client_id: string().nullable(),
  referer,
  utm_user: object().default({}),
  ...partnerFields,
});

export const portalResponse = object({
  ...newAccount,
  user_type: string().oneOf(['organisation', 'person']).required(),
});

/** `GET {enrichment}/organisations/{inn}`: an organisation or sole trader by tax number, as a register knows it. */
export const organisationResponse = object({
  inn: string().required(),
  name: string().required(),
  address: string().defined(),
  ...enrichmentFields,
});
