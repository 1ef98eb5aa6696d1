/** The counters of a password try, chosen so that no stranger can make a user's sign-in fail (decision 11). */
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

interface SignInGates {
  /**
   * Counts the owner's own mistakes: tries for this account from this device, on an unknown device from this address.
   * Forgotten after a sign-in.
   */
  own: Gate
  /** Whether the account was signed in before on this device or from this address. */
  isKnown: boolean
  /** Counts tries of strangers, too: for the account from unknown addresses, and from this address for any account. */
  shared: Gate[]
}

/**
 * A try on a device where this account was signed in before counts for that device alone. A try on another device
 * counts for the account at this address, for this address over all accounts, and, where the account was never signed
 * in from this address, for the account over all unknown addresses.
 */
export async function signInGates(attempt: Attempt): Promise<SignInGates> {
  const { siteId, usernameKey, ip, deviceHash } = attempt
  const account = [siteId, usernameKey] as const
  const address = addressKey(ip)
  if (await hasSignedIn(attempt, 'device_hash', deviceHash)) {
    const own = gate(throttle.signInAccount, 'signIn', ...account, 'device', deviceHash)
    return { own, isKnown: true, shared: [] }
  }
  const isKnownAddress = await hasSignedIn(attempt, 'ip', ip)
  return {
    isKnown: isKnownAddress,
    own: gate(throttle.signInAccount, 'signIn', ...account, 'address', address),
    shared: [
      ...(isKnownAddress ? [] : [gate(throttle.signInElsewhere, 'signInElsewhere', ...account)]),
      gate(throttle.signInAddress, 'signInAddress', address),
    ],
  }
}

/**
 * Whether the account was signed in before with this device or address, as `column` says. An account that does not
 * exist costs the same query.
 */
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
