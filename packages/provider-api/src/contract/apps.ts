import { array, number, object, string } from 'yup';
import { read } from './endpoint';

const identifier = number().integer().positive();
const amountMb = number().integer().min(0).required();

const preset = {
  id: identifier.required(),
  location: string().required(),
  description: string().defined(),
  description_short: string().required(),
  disk: amountMb,
  price: number().min(0).required(),
};

/** `GET api/v1/presets/apps`: where apps run. Memory and disk in MB, price in roubles a month. */
const appPresetsResponse = object({
  response_id: string().required(),
  backend_presets: array(
    object({
      ...preset,
      cpu: number().integer().positive().required(),
      cpu_frequency: string().required(),
      ram: amountMb,
    }).required(),
  ).required(),
  frontend_presets: array(
    object({ ...preset, requests: number().positive().required() }).required(),
  ).required(),
});

const frameworks = array(
  object({
    language: string().required(),
    versions: array(string().required()).required(),
    frameworks: array(string().required()).required(),
  }).required(),
).required();

/** `GET api/v1/frameworks/apps`: what apps can be written with. */
const appFrameworksResponse = object({
  response_id: string().required(),
  backend_frameworks: frameworks,
  frontend_frameworks: frameworks,
});

/** All that is asked about apps. */
export const appEndpoints = {
  listAppPresets: read('api', '/api/v1/presets/apps', appPresetsResponse),
  listAppFrameworks: read('api', '/api/v1/frameworks/apps', appFrameworksResponse),
};
