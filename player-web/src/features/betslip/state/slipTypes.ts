import type {
  OddsChangeChoice,
  SlipKind,
} from '@grandstand/shared-types/coupons/model/coupon_words'

import type { PlaceTerms } from '@grandstand/shared-types/racing/terms/place_terms'

/** One selection, with the data to show it before the server answers. */
export interface SlipItem {
  outcomeId: number
  /** The price that the player saw last and accepted. */
  oddsMilli: number
  outcomeKey: string
  /** The name of a runner; absent where the outcome is none. */
  outcomeName?: string | undefined
  /** Of an each-way selection: the terms that the player saw last and accepted. Absent for a bet to win. */
  eachWay?: PlaceTerms | undefined
  /** At the starting price, whatever it will be: `oddsMilli` is then not what the bet is sold at. */
  atStartingPrice?: true | undefined
  marketId: number
  marketTypeId: number
  specifier: string
  matchId: number
  sportId: number
  home: string
  away: string
  /** Whether the match is a race, which `home` names alone. */
  isRace: boolean
  /** Epoch milliseconds. */
  startsAt: number
  /** The fewest matches of a coupon with this selection. */
  minSelections: number
}

/** Whether the typed stake is the total over all lines (of each coupon, for singles), or the stake of a line. */
export type StakeBasis = 'total' | 'line'

export interface SlipState {
  kind: SlipKind
  items: readonly SlipItem[]
  /** In minor units; null means the site's default. */
  stakeMinor: number | null
  stakeBasis: StakeBasis
  oddsChange: OddsChangeChoice
  /** Matches that are bankers of a system. */
  bankerMatchIds: readonly number[]
  /** Matches of each line of a system, bankers counted; empty for the proposed size. */
  sizes: readonly number[]
  /** Whether a second selection on a match joins the first; otherwise it replaces it. */
  severalPerMatch: boolean
  /** Whether the next slip begins with the stake and the kind of the one that was placed. */
  keepsStake: boolean
}

export const EMPTY_SLIP: SlipState = {
  kind: 'combined',
  items: [],
  stakeMinor: null,
  stakeBasis: 'total',
  oddsChange: 'ask',
  bankerMatchIds: [],
  sizes: [],
  severalPerMatch: false,
  keepsStake: false,
}
