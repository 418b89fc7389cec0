import { expect, test } from 'vitest';
import { readEnv } from './env';

test('without variables the sandbox is the one of the README', () => {
  expect(readEnv({})).toEqual({
    ...{ host: '127.0.0.1', port: 4000, databaseFile: '.vitrina/sandbox.db', demoPassword: 'vitrina-demo' },
    ...{ installSeconds: 8, registrationsPerMinute: 30, controls: true, logLevel: 'info' },
  });
});

test('variables are read, empty ones are absent', () => {
  const env = readEnv({
    PORT: '4100',
    SANDBOX_CONTROLS: 'off',
    SANDBOX_INSTALL_SECONDS: '',
    HOST: '0.0.0.0',
  });
  expect(env).toMatchObject({ port: 4100, controls: false, installSeconds: 8, host: '0.0.0.0' });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['SANDBOX_INSTALL_SECONDS', '1.5'],
  ['SANDBOX_CONTROLS', 'maybe'],
  ['SANDBOX_LOG_LEVEL', 'loud'],
  ['SANDBOX_DEMO_PASSWORD', 'short'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});
