/**
 * Challenges that a machine signs to sign its user in. A challenge carries its expiry and a signature of the server, so
 * asking for one writes nothing; a used challenge is remembered until it expires.
 */
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Challenge } from '@grandstand/shared-types/wire/desk/machines'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { signingFor } from '#core/keys/app_keys'

const LIVES_MS = 60_000
const signing = signingFor('machine challenge')

/** The machine and user for whom a challenge is made; ids and names in lower case. */
export interface Asker {
  siteId: number
  machineId: string
  username: string
}

export function newChallenge(asker: Asker): Challenge {
  const expiresAt = clock.now() + LIVES_MS
  const nonce = randomBytes(24).toString('base64url')
  const seal = signing.sign(claimsOf(asker, expiresAt, nonce)).toString('base64url')
  return { challenge: `${expiresAt}.${nonce}.${seal}`, expiresAt }
}

/** Whether the server made the challenge for this asker, and it is not too old. */
export function isChallengeOf(asker: Asker, challenge: string): boolean {
  const { expiresAt, nonce, seal } = partsOf(challenge)
  return signing.isSigned(claimsOf(asker, expiresAt, nonce), seal) && expiresAt > clock.now()
}

/** Uses up a genuine challenge; false when it was used before. */
export async function useChallenge(challenge: string): Promise<boolean> {
  const { nonce, expiresAt } = partsOf(challenge)
  try {
    await db.table('machine_nonces').insert({ key: nonce, expires_at: expiresAt })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function partsOf(challenge: string) {
  const [end = '', nonce = '', seal = ''] = challenge.split('.')
  return { expiresAt: Number(end), nonce, seal: Buffer.from(seal, 'base64url') }
}

const claimsOf = (
  { siteId, machineId, username }: Asker,
  expiresAt: number,
  nonce: string
): string => JSON.stringify([siteId, machineId, username.toLowerCase(), expiresAt, nonce])
