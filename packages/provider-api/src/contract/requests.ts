import { array, boolean, number, object, string } from 'yup';

const identifier = number().integer().positive();

/** `POST portal/v2/accounts/{userId}/tickets`: a question to support in a customer's name (rule R89). */
export const createTicketRequest = object({
  title: string().max(255).required(),
  message: string().max(10_000).required(),
  abuse_incident: boolean().required(),
  attachments: array(string().required()).required(),
  service_default: identifier.nullable().defined(),
  services: array(identifier.required()).required(),
  source_type: string().required(),
});

export const ticketResponse = object({
  response_id: string().required(),
  ticket: object({
    id: identifier.required(),
    title: string().required(),
    created_at: string().required(),
  }).required(),
});

/** `POST {landing}/tickets/create-dedicated`: a request for a dedicated server from somebody without an account. */
export const createDedicatedTicketRequest = object({
  email: string().required(),
  message: string().max(10_000).required(),
  source: string(),
  service: string(),
  server_ids: object({
    plan_id: identifier.nullable().defined(),
    preset_id: identifier.nullable().defined(),
    is_admin: boolean().required(),
  }).required(),
});

/** What a visitor asks for with a form of the site (rule R91). */
export const FORM_TYPES = [
  'CREATE_VDS_VPS',
  'TUTORIAL_WRITE',
  'DOCUMENTATION_WRITE',
  'TUTORIAL_ASK',
  'CONTACT_AUTHOR',
  'STORY_TRY',
] as const;

/** `POST {landing}/forms/submit`. What `data` holds depends on the form. */
export const submitFormRequest = object({
  type: string().oneOf(FORM_TYPES).required(),
  data: object().required(),
});
