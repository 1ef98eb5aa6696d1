/** How often one person, and all who share an address, may do what costs something. */
import throttle from '#config/throttle'
import type { Principal } from '#core/access'
import { addressKey } from '#core/throttle/address_key'
import { gate, takeTry } from '#core/throttle/throttle'

/**
 * Counts one piece of work before it begins. In this process alone: a write to the database for each would cost more than
 * placing a coupon does. Throws 429 `tooManyAttempts` [seconds].
 */
export async function countWork(
  work: 'coupons' | 'exports' | 'shares',
  { userId }: Principal,
  ip: string
): Promise<void> {
  const { person, address } = throttle[work]
  await takeTry(
    { ...gate(person, work, userId), store: 'memory' },
    { ...gate(address, `${work}Address`, addressKey(ip)), store: 'memory' }
  )
}
