/** Recovery codes, for a user who lost the device: shown once, stored as hashes, each valid once. */
import { plainCode } from '@grandstand/shared-types/core/typed_text'
import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@grandstand/shared-types/accounts/second_factor'
import { insertAll, type Trx } from '#core/database/transactions'
import { keyedHash } from '#core/keys/keyed_hash'

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 119 bits: with fewer than 112 a guess would have to be slow (ASVS 6.5.2). */
const LENGTH = 24
const GROUP = 4
const hash = keyedHash('recovery codes')

const newCode = (): string => {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)])
  return Array.from({ length: LENGTH / GROUP }, () => group().join('')).join('-')
}

/** Case, spaces and hyphens do not count. */
const plainOf = (code: string): string => plainCode(code).toLowerCase()

/** Replaces all codes of a user; resolves to the new ones, which cannot be read again. */
export async function renewCodes(trx: Trx, userId: number): Promise<string[]> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const rows = codes.map((code) => ({
    user_id: userId,
    code_hash: hash.of(plainOf(code)),
    used_at: null,
  }))
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
    .where('user_id', userId)
    .whereIn('code_hash', hash.forms(plainOf(code)))
    .whereNull('used_at')
    .update({ used_at: now })
  return Number(used) === 1
}
