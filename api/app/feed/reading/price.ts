import { isPrice, parseOdds } from '@grandstand/shared-types/money/odds'
import type { FeedOutcome } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'

/**
 * An outcome with its price as a feed writes it. Without a price, and with one that is none (`NaN`, `OFF`, `1.00`, `-2`), it
 * cannot be bet on; the latter is the complaint `badOdds`, unless it is `off`, the feed's own word for it.
 */
export function pricedOutcome(
  key: string,
  odds: string | null,
  isActive: boolean,
  complaints: Complaints,
  named: string
): FeedOutcome {
  const text = odds?.trim() ?? ''
  const oddsMilli = parseOdds(text)
  if (oddsMilli !== null && isPrice(oddsMilli)) return { key, oddsMilli, active: isActive }
  if (text !== '' && text.toLowerCase() !== 'off') complaints.add('badOdds', `${named} ${text}`)
  return { key, oddsMilli: null, active: false }
}
