import type { IntentId } from '@vitrina/ordering';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { number, object, string } from 'yup';
import { env } from '~/runtime/env';
import { type Checked, checkedId } from '~/storage/checked-id';

const LIFETIME_SECONDS = 15 * 60;

/** One derivation is about a millisecond of a phone; the answer lies so many of them away. */
const ITERATIONS = 5_000;
const NEAREST = 100;
const FARTHEST = 300;

const payload = object({
  challenge: object({
    signature: string().required(),
    parameters: object({
      algorithm: string().required(),
      nonce: string().required(),
      salt: string().required(),
      cost: number().required(),
      keyLength: number().required(),
      keyPrefix: string().required(),
      keySignature: string().required(),
      expiresAt: number().required(),
      data: object({ id: string().required() }).required(),
    }).required(),
  }).required(),
  solution: object({ counter: number().required(), derivedKey: string().required() }).required(),
}).required();

/** A self-hosted proof of work (ALTCHA): making and checking one costs the site a hash, solving it costs a browser a second. */
export function createProofOfWork() {
  const { SESSION_SECRET } = env();
  const secrets = {
    hmacSignatureSecret: `challenge:${SESSION_SECRET}`,
    hmacKeySignatureSecret: `solution:${SESSION_SECRET}`,
  };
  return {
    challenge: (id: IntentId): Promise<Challenge> =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(FARTHEST, NEAREST),
        data: { id },
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
      }),

    /** `proof` is the challenge with its solution, as JSON in base64. */
    async check(proof: string): Promise<Checked> {
      const sent = read(proof);
      if (!payload.isValidSync(sent, { strict: true })) return { kind: 'unproven' };
      const { challenge, solution } = sent;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      return verified ? checkedId(challenge.parameters.data.id) : { kind: 'unproven' };
    },
  };
}

function read(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
