/** Limits how often a user, and all users of an address, may do costly work. */
import throttle from '#config/throttle'
import type { Principal } from '#core/requests/access'
import { addressKey } from '#core/throttle/address_key'
import { gate, takeTry } from '#core/throttle/throttle'

/**
 * Counts one piece of work before it begins. In this process only: a write to the database would cost more than placing
 * a coupon. Throws 429 `tooManyAttempts` [seconds].
 */
export async function countWork(
  work:
    | 'affiliateReports'
    | 'affiliateServers'
    | 'coupons'
    | 'exports'
    | 'launches'
    | 'shares'
    | 'prints'
    | 'searches'
    | 'selfChecks'
    | 'testMails'
    | 'uploads',
  { userId }: Pick<Principal, 'userId'>,
  ip: string
): Promise<void> {
  const { person, address } = throttle[work]
  await takeTry(
    { ...gate(person, work, userId), store: 'memory' },
    { ...gate(address, `${work}Address`, addressKey(ip)), store: 'memory' }
  )
}
