/** The coupons that a report lists one by one. */
import {
  MOST_REPORTED_COUPONS,
  type ReportedCoupon,
  type ReportedSelection,
} from '@grandstand/shared-types/wire/betting/suspicion'
import type { CouponState, CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import { whereAmong, type Reader } from '#core/database/transactions'
import { couponsOn, type ReportedMatch } from '#suspicion/facts/bets'
import type { BetNames, NamedBet } from '#suspicion/facts/names'

export interface CouponRow {
  id: number
  code: string
  user_id: number
  placed_at: number
  type: CouponType
  state: CouponState
  currency: string
  total_stake: number
  payout: number | null
  selection_count: number
}

interface SelectionRow extends NamedBet {
  coupon_id: number
  odds_milli: number
  result: string | null
}

/** The coupons with the highest stakes on the match. */
export const highestCoupons = (reader: Reader, match: ReportedMatch): Promise<CouponRow[]> =>
  couponsOn<CouponRow>(reader, match)
    .orderBy([{ column: 'c.total_stake', order: 'desc' }, { column: 'c.id' }])
    .limit(MOST_REPORTED_COUPONS)
    .select('c.id', 'c.code', 'c.user_id', 'c.placed_at', 'c.type', 'c.state', 'c.currency')
    .select('c.total_stake', 'c.payout', 'c.selection_count')

/** The coupons as the file lists them; `nameOf` gives a player's number for the account. */
export async function reportedCoupons(
  reader: Reader,
  { matchId }: ReportedMatch,
  coupons: readonly CouponRow[],
  names: BetNames,
  nameOf: (userId: number) => string
): Promise<ReportedCoupon[]> {
  if (coupons.length === 0) return []
  const selections: SelectionRow[] = await whereAmong(
    reader.query<SelectionRow>().from('coupon_selections'),
    'coupon_id',
    coupons.map(({ id }) => Number(id))
  )
    .where('match_id', matchId)
    .orderBy(['coupon_id', 'position'])
    .select('coupon_id', 'market_type_id', 'specifier', 'outcome_key', 'odds_milli', 'result')
  const selectionsOf = Map.groupBy(selections, ({ coupon_id: id }) => Number(id))
  return coupons.map((coupon) => {
    const own = selectionsOf.get(Number(coupon.id)) ?? []
    return {
      code: coupon.code,
      player: nameOf(Number(coupon.user_id)),
      placedAt: Number(coupon.placed_at),
      type: coupon.type,
      state: coupon.state,
      currency: coupon.currency,
      stakeMinor: Number(coupon.total_stake),
      paidMinor: coupon.payout === null ? null : Number(coupon.payout),
      selections: own.map((selection): ReportedSelection => ({
        typeId: Number(selection.market_type_id),
        specifier: selection.specifier,
        key: selection.outcome_key,
        market: names.market(selection),
        outcome: names.outcome(selection),
        oddsMilli: Number(selection.odds_milli),
        result: selection.result,
      })),
      otherSelectionCount: Number(coupon.selection_count) - own.length,
    }
  })
}
