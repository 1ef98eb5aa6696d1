/** How a slip changes: pure steps from one state to the next. */
import type { SlipItem, SlipState } from './slipTypes.ts'

export interface ToggleRules {
  /** More are not taken. */
  maxSelections: number
  /** Whether several selections of one match are allowed; else a new one replaces the old. */
  allowsMultiple: boolean
}

/** Takes a selection out, or puts it in; another outcome of its market (or of its match, without multiples) makes room. */
export function toggleItem(slip: SlipState, item: SlipItem, rules: ToggleRules): SlipState {
  if (slip.items.some(({ outcomeId }) => outcomeId === item.outcomeId)) {
    return removeItems(slip, [item.outcomeId])
  }
  const rivals = (other: SlipItem) =>
    rules.allowsMultiple ? other.marketId === item.marketId : other.matchId === item.matchId
  const place = slip.items.findIndex(rivals)
  const others = slip.items.filter((other) => !rivals(other))
  if (others.length >= rules.maxSelections) return slip
  const at = place === -1 ? others.length : Math.min(place, others.length)
  return { ...slip, items: [...others.slice(0, at), item, ...others.slice(at)] }
}

export function removeItems(slip: SlipState, outcomeIds: readonly number[]): SlipState {
  return { ...slip, items: slip.items.filter(({ outcomeId }) => !outcomeIds.includes(outcomeId)) }
}

/** The player agrees to the current prices. `oddsOf`: undefined leaves a price as it is. */
export function acceptOdds(
  slip: SlipState,
  oddsOf: (outcomeId: number) => number | undefined
): SlipState {
  return {
    ...slip,
    items: slip.items.map((item) => ({
      ...item,
      oddsMilli: oddsOf(item.outcomeId) ?? item.oddsMilli,
    })),
  }
}
