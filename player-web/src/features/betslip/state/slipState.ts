/** The changes of a slip: pure steps from one state to the next. */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { PlaceTerms } from '@grandstand/shared-types/racing/terms/place_terms'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { EMPTY_SLIP, type SlipItem, type SlipState } from './slipTypes.ts'

interface ToggleRules {
  /** The most selections of a slip. */
  maxSelections: number
  /** Whether several selections on one match are allowed; otherwise a new one replaces the old. */
  allowsMultiple: boolean
}

/** Whether a second selection on a match joins the first: where the player wants it, and multiples are open to the player. */
export const joinsPicks = (
  { severalPerMatch }: SlipState,
  limits: Pick<CouponLimits, 'types'> | undefined
): boolean => severalPerMatch && limits?.types.multiple === 1

/**
 * Removes a selection, or adds it; without multiples it replaces the selection on the same match. At the other of both prices it
 * stays where it is.
 */
export function toggleItem(slip: SlipState, item: SlipItem, rules: ToggleRules): SlipState {
  const own = slip.items.find(({ outcomeId }) => outcomeId === item.outcomeId)
  if (own) {
    return own.atStartingPrice === item.atStartingPrice
      ? removeItems(slip, [item.outcomeId])
      : { ...slip, items: slip.items.map((other) => (other === own ? item : other)) }
  }
  const rivals = (other: SlipItem) => !rules.allowsMultiple && other.matchId === item.matchId
  const place = slip.items.findIndex(rivals)
  const others = slip.items.filter((other) => !rivals(other))
  if (others.length >= rules.maxSelections) return slip
  const at = place === -1 ? others.length : Math.min(place, others.length)
  return { ...slip, items: [...others.slice(0, at), item, ...others.slice(at)] }
}

/**
 * Removes selections, the banker with the last selection on its match, and the chosen sizes with the last selection of
 * the slip.
 */
export function removeItems(slip: SlipState, outcomeIds: readonly number[]): SlipState {
  const items = slip.items.filter(({ outcomeId }) => !outcomeIds.includes(outcomeId))
  const matchIds = new Set(items.map(({ matchId }) => matchId))
  return {
    ...slip,
    items,
    bankerMatchIds: slip.bankerMatchIds.filter((matchId) => matchIds.has(matchId)),
    sizes: items.length === 0 ? [] : slip.sizes,
  }
}

/** The kind that the slip will be: one selection is a single by itself (rules 4.1). */
export const kindOf = ({ kind, items }: SlipState): SlipState['kind'] =>
  kind === 'combined' && items.length < 2 ? 'single' : kind

/** Takes the selections of a placed coupon out; the next slip begins anew, unless the player keeps stake and kind. */
export function takePlaced(slip: SlipState, outcomeIds: readonly number[]): SlipState {
  const left = removeItems(slip, outcomeIds)
  if (left.items.length > 0 || slip.keepsStake) return left
  const { kind, stakeMinor, stakeBasis } = EMPTY_SLIP
  return { ...left, kind, stakeMinor, stakeBasis }
}

export function clearSlip(slip: SlipState): SlipState {
  return { ...slip, items: [], bankerMatchIds: [], sizes: [] }
}

/** Makes a match a banker of the system, or takes the mark away. */
export function toggleBanker(slip: SlipState, matchId: number): SlipState {
  const isBanker = slip.bankerMatchIds.includes(matchId)
  return {
    ...slip,
    bankerMatchIds: isBanker
      ? slip.bankerMatchIds.filter((id) => id !== matchId)
      : [...slip.bankerMatchIds, matchId],
  }
}

/** Makes a selection each way at these terms, or to win alone. */
export const setEachWay = (
  slip: SlipState,
  outcomeId: number,
  eachWay: PlaceTerms | undefined
): SlipState => ({
  ...slip,
  items: slip.items.map((item) => (item.outcomeId === outcomeId ? { ...item, eachWay } : item)),
})

/** What a selection is sold at now. */
export type SoldAt = Pick<QuotedOutcome, 'oddsMilli' | 'placeTerms'>

/** Accepts the present prices, and place terms where each way is still sold. What `quoteOf` does not know stays. */
export function acceptChanges(
  slip: SlipState,
  quoteOf: (outcomeId: number) => SoldAt | undefined
): SlipState {
  return { ...slip, items: slip.items.map((item) => ({ ...item, ...soldNow(item, quoteOf) })) }
}

/** The price and the terms at which a selection is sold now. */
export function soldNow(
  { outcomeId, oddsMilli, eachWay }: Pick<SlipItem, 'outcomeId' | 'oddsMilli' | 'eachWay'>,
  quoteOf: (outcomeId: number) => SoldAt | undefined
): Pick<PlaceCouponBody['selections'][number], 'oddsMilli' | 'eachWay'> {
  const quote = quoteOf(outcomeId)
  const terms = eachWay && (quote?.placeTerms ?? eachWay)
  return { oddsMilli: quote?.oddsMilli ?? oddsMilli, ...(terms && { eachWay: terms }) }
}
