/** What desks owe for coupons that they have sold, before and after a settlement (rules 8.14). */
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { lockDues, writeDues, type TicketDue } from '#coupons/dues/ticket_dues'
import type { RunAccounts } from '#settlement/coupons/run_accounts'
import type { Settlement } from '#settlement/coupons/settlement_of'
import { payoutOf, type Payee } from '#settlement/coupons/transfers'

/** By the coupon's id. */
export type CouponDues = ReadonlyMap<number, TicketDue>

/** What is due now on those of the coupons that a desk has sold, locked until `trx` ends. */
export function lockCouponDues(
  trx: Trx,
  settlements: readonly Settlement[],
  run: RunAccounts
): Promise<CouponDues> {
  const ids = ofDesks(settlements, run).map(({ settlement }) => settlement.coupon.id)
  return lockDues(trx, 'coupon', ids)
}

export async function writeCouponDues(
  trx: Trx,
  settlements: readonly Settlement[],
  { run, before }: { run: RunAccounts; before: CouponDues }
): Promise<void> {
  await writeDues(
    trx,
    'coupon',
    ofDesks(settlements, run).map(({ settlement: { coupon, next }, validDays }) => ({
      ticketId: coupon.id,
      siteId: coupon.site_id,
      sellerId: coupon.user_id,
      code: coupon.code,
      currency: coupon.currency,
      amountMinor: payoutOf(next),
      validDays,
    })),
    { before, at: clock.now() }
  )
}

/** Who gets the money of a coupon, or gives it back: the house's `breakage` once a desk's ticket has expired. */
export function payeeOf({ coupon }: Settlement, run: RunAccounts, dues: CouponDues): Payee {
  const accounts = run.of(coupon)
  const hasExpired = dues.get(coupon.id)?.state === 'expired'
  return accounts.desk && hasExpired
    ? { cashId: accounts.desk.breakageId, house: accounts.house }
    : accounts
}

const ofDesks = (settlements: readonly Settlement[], run: RunAccounts) =>
  settlements.flatMap((settlement) => {
    const { desk } = run.of(settlement.coupon)
    return settlement.isNews && desk ? [{ settlement, validDays: desk.validDays }] : []
  })
