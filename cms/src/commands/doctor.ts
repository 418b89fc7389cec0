import { examineCms } from '../doctor/examine-cms';
import { environmentWith } from '../env';

/** For `npm run doctor`: one line of JSON, and an end that waits for nothing that hangs. */
async function main(): Promise<void> {
  process.stdout.write(JSON.stringify(await examineCms(environmentWith({}))), () => process.exit(0));
}

void main();
