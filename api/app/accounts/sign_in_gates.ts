/** What is counted when somebody tries a password, so that no stranger can shut anybody else out (decision 11). */
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import { addressKey } from '#core/throttle/address_key'
import { gate, type Gate } from '#core/throttle/throttle'

interface Attempt {
  siteId: number
  /** The username in lower case; there need be no such user. */
  usernameKey: string
  ip: string
  /** Of the browser's device cookie. */
  deviceHash: string
}

export interface SignInGates {
  /** Of this account from this place: its holder's own mistakes, forgotten when they are in. */
  own: Gate
  /** Shared with others: of the account from unknown places, and of the address. */
  shared: Gate[]
}

/**
 * On a device on which this account was signed in before, its own mistakes count alone. Elsewhere they count for the
 * account and the address, the address counts over all accounts, and the account over all addresses that it never came
 * from.
 */
export async function signInGates(attempt: Attempt): Promise<SignInGates> {
  const { siteId, usernameKey, ip, deviceHash } = attempt
  const account = [siteId, usernameKey] as const
  const address = addressKey(ip)
  if (await hasSignedIn(attempt, 'device_hash', deviceHash)) {
    const own = gate(throttle.signInAccount, 'signIn', ...account, 'device', deviceHash)
    return { own, shared: [] }
  }
  const isKnownAddress = await hasSignedIn(attempt, 'ip', ip)
  return {
    own: gate(throttle.signInAccount, 'signIn', ...account, 'address', address),
    shared: [
      ...(isKnownAddress ? [] : [gate(throttle.signInElsewhere, 'signInElsewhere', ...account)]),
      gate(throttle.signInAddress, 'signInAddress', address),
    ],
  }
}

/** Whether the account was signed in from there before. An account that does not exist costs the same query. */
async function hasSignedIn(
  { siteId, usernameKey }: Attempt,
  column: 'device_hash' | 'ip',
  value: string
): Promise<boolean> {
  const session: unknown = await db
    .query<unknown>()
    .from('user_sessions')
    .join('users', 'users.id', 'user_sessions.user_id')
    .where({ 'users.site_id': siteId, 'users.username_key': usernameKey })
    .where(`user_sessions.${column}`, value)
    .select('user_sessions.id')
    .first()
  return session !== null
}
