import { examineSite } from './examine-site';

/** For `npm run doctor`: one line of JSON, and an end that waits for nothing that hangs. */
process.stdout.write(JSON.stringify(await examineSite()), () => process.exit(0));
