/** Another margin on coupons that the house bought (rules 17.6). */
import { reads } from '#core/database/lagging_reads'
import { outcomeOfSale } from '@grandstand/shared-types/rule_lab/tried_margins'
import { whereAmong } from '#core/database/transactions'
import { outcomeOf, type Forecaster } from '#rule_lab/coupons/forecaster'

/** What the log keeps of a sale. */
interface SaleDetail {
  marginPercent: number
  /** The prices at the sale, in the order of the selections. */
  oddsMilli: number[]
}

/** `triedPercent` null leaves the margin of each sale. */
export function sellMarginForecaster(triedPercent: number | null): Forecaster {
  let sales = new Map<number, SaleDetail>()
  return {
    mayTouch: ({ state }) => state === 'sold',
    async prepare(coupons) {
      sales = await salesOf(coupons.map(({ row }) => row.id))
    },
    outcome({ row, past }) {
      const sale = sales.get(row.id)
      if (!sale) return outcomeOf(row)
      const selections = past.selections.map((selection, index) => ({
        ...selection,
        currentOddsMilli: sale.oddsMilli[index] ?? selection.oddsMilli,
      }))
      return outcomeOfSale(
        {
          ...past,
          selections,
          marginPercent: sale.marginPercent,
          // a sale pays no bonus
          maxPayoutMinor: row.maxPayout - row.bonusAmount,
          paidMinor: row.payout,
        },
        triedPercent
      )
    },
  }
}

async function salesOf(couponIds: readonly number[]): Promise<Map<number, SaleDetail>> {
  if (couponIds.length === 0) return new Map()
  const rows: { couponId: number; detail: string }[] = await whereAmong(
    reads()
      .query<{ couponId: number; detail: string }>()
      .from('coupon_events')
      .where('kind', 'sold'),
    'coupon_id',
    couponIds
  ).select({ couponId: 'coupon_id', detail: 'detail' })
  return new Map(rows.map(({ couponId, detail }) => [couponId, JSON.parse(detail) as SaleDetail]))
}
