import { isPrice } from '@grandstand/shared-types/money/odds'
import { parseOdds } from '@grandstand/shared-types/money/parse_odds'
import type { FeedOutcome } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'

/**
 * An outcome with the feed's price. Without a valid price nobody can bet on it. An invalid price (`NaN`, `1.00`, `-2`)
 * is the complaint `badOdds`; `OFF`, the feed's own word for no price, is not.
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
