/** Limits how often visitors may ask for work, by device and by address. */
import throttle from '#config/throttle'
import { addressKey } from '#core/throttle/address_key'
import { gate, takeTry } from '#core/throttle/throttle'

export interface Visit {
  ip: string
  /** Hash of the browser's device cookie. */
  deviceHash: string
}

type VisitorWork =
  | 'registrations'
  | 'usernameChecks'
  | 'personChecks'
  | 'accountMails'
  | 'accountLinks'
  | 'captchas'
  | 'contactMessages'
  | 'affiliateClicks'

/** Counts one piece of work before it begins, in this process only. Throws 429 `tooManyAttempts` [seconds]. */
export async function countVisit(work: VisitorWork, { ip, deviceHash }: Visit): Promise<void> {
  const { device, address } = throttle[work]
  await takeTry(
    { ...gate(device, `${work}Device`, deviceHash), store: 'memory' },
    { ...gate(address, `${work}Address`, addressKey(ip)), store: 'memory' }
  )
}
