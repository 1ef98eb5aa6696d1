/** How the price of a selection will be found, frozen when the coupon is placed (rules 19.9). */
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import {
  BEST_OF_BOTH_KINDS,
  type BestOfBoth,
} from '@grandstand/shared-types/racing/terms/best_of_both'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { dayIn, hourIn } from '#core/timing/calendar_day'

export interface PricedBet {
  marketTypeId: number
  /** Null for a match that is no race. */
  kind: FieldKind | null
  startsAt: number
  placedAt: number
}

interface Brand {
  bestOfBoth: BestOfBoth
  timeZone: string
}

/**
 * `bestOfBoth` for a bet to win or each way on the day of its race, from the brand's hour on; null for the price taken, as of every
 * bet ante-post.
 */
export function priceKindOf(
  { marketTypeId, kind, startsAt, placedAt }: PricedBet,
  { bestOfBoth, timeZone }: Brand
): 'bestOfBoth' | null {
  const sold = BEST_OF_BOTH_KINDS.find((one) => one === kind)
  const fromHour = sold === undefined ? null : bestOfBoth[sold]
  if (fromHour === null || marketTypeId !== RACE_WINNER) return null
  const isDayOfRace = dayIn(timeZone, placedAt) === dayIn(timeZone, startsAt)
  return isDayOfRace && hourIn(timeZone, placedAt) >= fromHour ? 'bestOfBoth' : null
}
