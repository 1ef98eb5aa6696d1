/** Odds boosts (rules 15.10) as players see them and staff make them. Amounts in minor units. */
import type { OddsBoostTerms } from '../../bonuses/odds_boost.ts'
import type { BoostAmounts } from '../../bonuses/odds_boost.ts'

/** An entry of `GET /v1/boosts`. */
export interface BoostView
  extends Omit<OddsBoostTerms, 'amounts' | 'countries' | 'branches'>, BoostAmounts {
  id: number
  /** For a visitor, the uses that a player has. */
  usesLeft: number
  endsAt: number
}

/** What a boost cost so far in a currency, without coupons that returned their stake. */
export interface BoostCost {
  currency: string
  couponCount: number
  stakesMinor: number
  /** Equals the transfers `oddsBoost` of its coupons. */
  paidMinor: number
}

/** A row of `GET /v1/odds-boosts`. */
export interface OddsBoostRow {
  id: number
  name: string
  terms: OddsBoostTerms
  startsAt: number
  endsAt: number
  authorId: number
  authorName: string
  createdAt: number
  /** In the order of the terms; `name` is home and away. */
  matches: { id: number; name: string }[]
  costs: BoostCost[]
}

/** Body of `POST /v1/odds-boosts`. */
export type OddsBoostBody = Pick<OddsBoostRow, 'name' | 'terms' | 'startsAt' | 'endsAt'>
