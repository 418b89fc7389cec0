import { number, object, string } from 'yup';
import { demoSettings } from './demo-settings';
import type { SandboxOptions } from './start-sandbox';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const environment = object({
  HOST: string().default(demoSettings.host),
  PORT: wholeNumber(demoSettings.port, 0, 65_535),
  SANDBOX_DATABASE: string().default(demoSettings.databaseFile),
  SANDBOX_DEMO_PASSWORD: string()
    .min(8, ({ path }) => `${path} must have at least 8 characters`)
    .default(demoSettings.demoPassword),
  SANDBOX_INSTALL_SECONDS: wholeNumber(demoSettings.installSeconds, 0, 3600),
  SANDBOX_REGISTRATIONS_PER_MINUTE: wholeNumber(demoSettings.registrationsPerMinute, 1, 1_000_000),
  SANDBOX_CONTROLS: choice(['on', 'off'] as const, 'on'),
  SANDBOX_LOG_LEVEL: choice(LOG_LEVELS, 'info'),
});

/** The sandbox's settings from the environment; an empty variable counts as absent. Throws a yup `ValidationError` that names the bad one. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): SandboxOptions {
  const given = Object.fromEntries(
    Object.keys(environment.fields).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const env = environment.validateSync(given);
  return {
    host: env.HOST,
    port: env.PORT,
    databaseFile: env.SANDBOX_DATABASE,
    demoPassword: env.SANDBOX_DEMO_PASSWORD,
    installSeconds: env.SANDBOX_INSTALL_SECONDS,
    registrationsPerMinute: env.SANDBOX_REGISTRATIONS_PER_MINUTE,
    controls: env.SANDBOX_CONTROLS === 'on',
    logLevel: env.SANDBOX_LOG_LEVEL,
  };
}

function wholeNumber(fallback: number, min: number, max: number) {
  const sentence = ({ path, originalValue }: { path: string; originalValue?: unknown }) =>
    `${path} must be a whole number from ${min} to ${max}, not '${originalValue}'`;
  return number()
    .typeError(sentence)
    .integer(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .default(fallback);
}

function choice<Value extends string>(values: readonly Value[], fallback: NoInfer<Value>) {
  return string()
    .oneOf(
      values,
      ({ path, originalValue }) => `${path} must be one of ${values.join(', ')}, not '${originalValue}'`,
    )
    .default(fallback);
}
