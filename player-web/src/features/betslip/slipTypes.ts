import type { OddsChangeChoice, SlipKind } from '@grandstand/shared-types/coupons/types'

/** One selection with what is needed to show it before any answer of the server. */
export interface SlipItem {
  outcomeId: number
  /** The price the player saw last and agreed to. */
  oddsMilli: number
  outcomeKey: string
  marketId: number
  marketTypeId: number
  specifier: string
  matchId: number
  sportId: number
  home: string
  away: string
  /** Epoch milliseconds. */
  startsAt: number
  /** The fewest matches of a coupon that holds it. */
  minSelections: number
}

export interface SlipState {
  kind: SlipKind
  items: readonly SlipItem[]
  /** Total of a combined coupon, each one's of singles; null: the site's default. */
  stakeMinor: number | null
  oddsChange: OddsChangeChoice
}

export const EMPTY_SLIP: SlipState = {
  kind: 'combined',
  items: [],
  stakeMinor: null,
  oddsChange: 'ask',
}
