/** What holds where neither the environment nor a test says otherwise. */
export const demoSettings = {
  host: '127.0.0.1',
  port: 4000,
  databaseFile: '.vitrina/sandbox.db',
  demoPassword: 'vitrina-demo',
  installSeconds: 8,
  registrationsPerMinute: 30,
};
