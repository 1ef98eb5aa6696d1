/** The coupons that a dry run of a result would pay, with their owners, as far as the reader sees them. */
import db from '@adonisjs/lucid/services/db'
import { MOST_PAID, type PaidCoupon } from '@grandstand/shared-types/wire/betting/settlement'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import type { SelectionRow } from '#settlement/coupons/coupon_row'
import type { Settlement } from '#settlement/coupons/settlement_of'

type Paid = Omit<PaidCoupon, 'username'>
export type NamedOutcome = Pick<PaidCoupon['picks'][number], 'typeId' | 'specifier' | 'key'>

const change = ({ payoutMinor, paidBeforeMinor }: Paid): number =>
  Math.abs(payoutMinor - paidBeforeMinor)

/** Gathers the coupons of the reader's brand; those of a reader without `coupons.view` are left out, as in every list. */
export class PaidCoupons {
  #most: Paid[] = []
  readonly #reader: Principal
  /** Those of the match, by id. */
  readonly #outcomes: ReadonlyMap<number, NamedOutcome>

  constructor(reader: Principal, outcomes: ReadonlyMap<number, NamedOutcome>) {
    this.#reader = reader
    this.#outcomes = outcomes
  }

  /** `selections`: all of each coupon, with the results to come. */
  add(settlements: readonly Settlement[], selections: ReadonlyMap<number, SelectionRow[]>): void {
    if (!this.#reader.permissions.has('coupons.view')) return
    const changed = settlements
      .filter(({ coupon }) => Number(coupon.site_id) === this.#reader.siteId)
      .map((settlement) => this.#paidOf(settlement, selections.get(settlement.coupon.id) ?? []))
      .filter((paid) => change(paid) > 0)
    if (changed.length === 0) return
    this.#most = [...this.#most, ...changed]
      .sort((a, b) => change(b) - change(a) || a.couponId - b.couponId)
      .slice(0, MOST_PAID)
  }

  #paidOf({ coupon, next }: Settlement, selections: readonly SelectionRow[]): Paid {
    return {
      couponId: Number(coupon.id),
      code: coupon.code,
      currency: coupon.currency,
      stakeMinor: Number(coupon.total_stake),
      payoutMinor: Number(next.payout ?? 0),
      paidBeforeMinor: Number(coupon.payout ?? 0),
      picks: selections.flatMap((row) => {
        const outcome = this.#outcomes.get(row.outcome_id)
        if (!outcome) return []
        const { result, place_result: placeResult, deduction_percent: deductionPercent } = row
        return [{ ...outcome, result, placeResult, deductionPercent }]
      }),
    }
  }

  async rows(): Promise<PaidCoupon[]> {
    if (this.#most.length === 0) return []
    const ids = this.#most.map(({ couponId }) => couponId)
    const query = db
      .query<{ id: number; username: string }>()
      .from('coupons')
      .join('users', 'users.id', 'coupons.user_id')
      .whereIn('coupons.id', ids)
      .select('coupons.id', 'users.username')
    const rows: { id: number; username: string }[] = await scopeToPrincipal(query, this.#reader)
    const names = new Map(rows.map(({ id, username }) => [Number(id), username]))
    return this.#most.flatMap((paid) => {
      const username = names.get(paid.couponId)
      return username === undefined ? [] : [{ ...paid, username }]
    })
  }
}
