/** The counters of a password try, chosen so that no stranger can lock a user out (decision 11). */
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import { addressKey } from '#core/throttle/address_key'
import { gate, type Gate } from '#core/throttle/throttle'

interface Attempt {
  siteId: number
  /** The username in lower case; the user need not exist. */
  usernameKey: string
  ip: string
  /** Hash of the browser's device cookie. */
  deviceHash: string
}

export interface SignInGates {
  /** The account from this place: its owner's own mistakes, forgotten after a sign-in. */
  own: Gate
  /** Shared with others: the account from unknown places, and the address. */
  shared: Gate[]
}

/**
 * On a device where this account was signed in before, only its own mistakes count. Elsewhere they count for the
 * account and for the address: the address counts over all accounts, the account over all addresses that it never came
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
    .from('user_sessions')
    .join('users', 'users.id', 'user_sessions.user_id')
    .where({ 'users.site_id': siteId, 'users.username_key': usernameKey })
    .where(`user_sessions.${column}`, value)
    .select('user_sessions.id')
    .first()
  return session !== null
}
