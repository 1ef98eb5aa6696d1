import type {
  OddsChangeChoice,
  SlipKind,
} from '@grandstand/shared-types/coupons/model/coupon_words'

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

/** What the typed stake stands for: all lines together (each coupon's, of singles), or each line. */
export type StakeBasis = 'total' | 'line'

export interface SlipState {
  kind: SlipKind
  items: readonly SlipItem[]
  /** Null: the site's default. */
  stakeMinor: number | null
  stakeBasis: StakeBasis
  oddsChange: OddsChangeChoice
  /** Matches that stand in every line of a system. */
  bankerMatchIds: readonly number[]
  /** Matches of a line of a system, bankers counted; empty: the slip's own proposal. */
  sizes: readonly number[]
  /** A second pick on a match joins the first; else it takes its place. Null: as the player's limits have it. */
  severalPerMatch: boolean | null
}

export const EMPTY_SLIP: SlipState = {
  kind: 'combined',
  items: [],
  stakeMinor: null,
  stakeBasis: 'total',
  oddsChange: 'ask',
  bankerMatchIds: [],
  sizes: [],
  severalPerMatch: null,
}
