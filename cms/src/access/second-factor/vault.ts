import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets of people so that the database alone is no use to who has it. */
export interface Vault {
  /** Only what is opened for the same purpose comes out again: a secret moved to another account does not. */
  seal(words: string, purpose: string): string;
  /** Throws for anything that this vault has not sealed for this purpose. */
  open(sealed: string, purpose: string): string;
  /** The same for the same words and purpose, and of no use to find them. */
  fingerprint(words: string, purpose: string): string;
}

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Both keys are derived from `ENCRYPTION_KEY`; whoever changes it has to take the second factors away (docs/operations.md). */
export function openVault(encryptionKey: string): Vault {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', encryptionKey, '', `vitrina second factor ${use}`, 32));
  const [sealing, hashing] = [keyFor('secrets'), keyFor('recovery codes')];
  return {
    seal(words, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
      const whole = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
      return `${VERSION}.${whole.toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [version, text = ''] = sealed.split('.');
      const whole = Buffer.from(text, 'base64url');
      if (version !== VERSION || whole.length < IV_BYTES + TAG_BYTES)
        throw new Error('This is nothing that was sealed here.');
      const decipher = createDecipheriv(CIPHER, sealing, whole.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(whole.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const words = [decipher.update(whole.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(words).toString('utf8');
    },
    fingerprint: (words, purpose) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([purpose, words]))
        .digest('base64url'),
  };
}
