/** The bets that a report is about. */
import { STATES_WITH_STAKE } from '@grandstand/shared-types/coupons/model/states_with_stake'
import type { Reader } from '#core/database/transactions'

export interface ReportedMatch {
  siteId: number
  matchId: number
}

/** Selections `s` on the match with their coupons `c`; rejected and cancelled coupons do not count. */
export const betsOn = <Row extends object>(reader: Reader, { siteId, matchId }: ReportedMatch) =>
  reader
    .query<Row>()
    .from('coupon_selections as s')
    .join('coupons as c', 'c.id', 's.coupon_id')
    .where('s.match_id', matchId)
    .where('c.site_id', siteId)
    .whereIn('c.state', STATES_WITH_STAKE)

/** Coupons `c` with a selection on the match, each once. */
export const couponsOn = <Row extends object>(reader: Reader, { siteId, matchId }: ReportedMatch) =>
  reader
    .query<Row>()
    .from('coupons as c')
    .where('c.site_id', siteId)
    .whereIn('c.state', STATES_WITH_STAKE)
    .whereIn(
      'c.id',
      reader.from('coupon_selections').where('match_id', matchId).select('coupon_id')
    )
