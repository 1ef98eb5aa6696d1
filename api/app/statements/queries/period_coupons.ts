/** The coupons that count for commission in a period (rules 8.10). */
import type { Period } from '@grandstand/shared-types/statements/periods'
import { chunked, whereAmong, type Trx } from '#core/database/transactions'
import { COUPON_FIGURES, takenBack } from '#statements/queries/coupon_figures'

export interface CountedCoupon {
  couponId: number
  userId: number
  currency: string
  selectionCount: number
  turnover: number
  grossWin: number
  netWin: number
}

interface CouponRow extends Figures {
  id: number
  userId: number
  currency: string
  selectionCount: number
}

type Figures = Pick<CountedCoupon, 'turnover' | 'grossWin' | 'netWin'>

const NOT_COUNTED = { turnover: 0, grossWin: 0, netWin: 0 }

/**
 * What each coupon adds to the figures that earlier statements counted of it; coupons that add nothing are left out.
 */
export async function periodCoupons(
  trx: Trx,
  siteId: number,
  period: Period
): Promise<CountedCoupon[]> {
  const rows = [
    ...(await settledIn(trx, siteId, period)),
    ...numbered(await takenBack(couponsOf(trx, siteId))),
  ]
  const before = await countedOf(
    trx,
    rows.map(({ id }) => id)
  )
  return rows.flatMap(({ id, userId, currency, selectionCount, ...now }) => {
    const then = before.get(id) ?? NOT_COUNTED
    const added = {
      turnover: now.turnover - then.turnover,
      grossWin: now.grossWin - then.grossWin,
      netWin: now.netWin - then.netWin,
    }
    const isNews = added.turnover !== 0 || added.grossWin !== 0 || added.netWin !== 0
    return isNews ? [{ couponId: id, userId, currency, selectionCount, ...added }] : []
  })
}

async function settledIn(
  trx: Trx,
  siteId: number,
  { startsAt, endsAt }: Period
): Promise<CouponRow[]> {
  return numbered(
    await couponsOf(trx, siteId)
      .where('settled_at', '>=', startsAt)
      .where('settled_at', '<', endsAt)
  )
}

const couponsOf = (trx: Trx, siteId: number) =>
  trx
    .query<CouponRow>()
    .from('coupons')
    .where('site_id', siteId)
    .select({ id: 'id', userId: 'user_id', currency: 'currency' })
    .select({ selectionCount: 'selection_count' })
    .select(trx.raw(`${COUPON_FIGURES.turnover} as turnover`))
    .select(trx.raw(`${COUPON_FIGURES.grossWin} as grossWin`))
    .select(trx.raw(`${COUPON_FIGURES.netWin} as netWin`))

const numbered = (rows: CouponRow[]): CouponRow[] =>
  rows.map((row) => ({
    ...row,
    id: Number(row.id),
    userId: Number(row.userId),
    turnover: Number(row.turnover),
    grossWin: Number(row.grossWin),
    netWin: Number(row.netWin),
  }))

interface SumRow {
  couponId: number
  turnover: number
  grossWin: number
  netWin: number
}

async function countedOf(trx: Trx, ids: readonly number[]): Promise<Map<number, Figures>> {
  const counted = new Map<number, Figures>()
  for (const chunk of chunked(ids, 5000)) {
    const rows: SumRow[] = await whereAmong(
      trx.query<SumRow>().from('statement_coupons'),
      'coupon_id',
      chunk
    )
      .groupBy('coupon_id')
      .select({ couponId: 'coupon_id' })
      .sum({ turnover: 'turnover', grossWin: 'gross_win', netWin: 'net_win' })
    for (const { couponId, turnover, grossWin, netWin } of rows) {
      counted.set(Number(couponId), {
        turnover: Number(turnover),
        grossWin: Number(grossWin),
        netWin: Number(netWin),
      })
    }
  }
  return counted
}
