import { createHash } from 'node:crypto';

/**
 * One key for all spellings of a name or an e-mail: case, spaces, signs nobody sees and the forms of Unicode make no other
 * account. Hashed, because keys of counters are kept outside of this process and names are nobody's business there.
 */
export function loginNameKey(name: string): string {
  const spelled = name.normalize('NFKC').toLowerCase().normalize('NFKC');
  const visible = spelled.replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  return createHash('sha256').update(visible).digest('base64url').slice(0, 22);
}
