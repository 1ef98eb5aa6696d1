/** Recovery codes, for a user who lost the device: shown once, stored as hashes, each valid once. */
import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@grandstand/shared-types/accounts/second_factor'
import { insertAll, type Trx } from '#core/database/transactions'
import env from '#start/env'

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10
const KEY = createHmac('sha256', env.get('APP_KEY').release()).update('recovery codes').digest()

const newCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Case, spaces and hyphens do not count. */
const hashOf = (code: string): string =>
  createHmac('sha256', KEY).update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex')

/** Replaces all codes of a user; resolves to the new ones, which cannot be read again. */
export async function renewCodes(trx: Trx, userId: number): Promise<string[]> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), used_at: null }))
  await insertAll(trx, 'recovery_codes', rows)
  return codes
}

/** Uses a code up; false for a wrong or used one. */
export async function useRecoveryCode(
  trx: Trx,
  userId: number,
  code: string,
  now: number
): Promise<boolean> {
  const used: unknown = await trx
    .from('recovery_codes')
    .where({ user_id: userId, code_hash: hashOf(code) })
    .whereNull('used_at')
    .update({ used_at: now })
  return Number(used) === 1
}
