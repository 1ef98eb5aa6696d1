/**
 * Second step of settlement: a chunk of coupons takes the results of its outcomes and gets its money, in one
 * transaction.
 */
import logger from '@adonisjs/core/services/logger'
import { recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { clock } from '#core/clock'
import { inTransaction, whereAmong, type Trx } from '#core/database'
import { updateRows } from '#core/update_rows'
import { post } from '#ledger/post'
import { announceLost, sortOut, writeAlike, type SortedOut } from '#settlement/coupons/alike'
import { holdCoupons, loadCoupons, loadLegs } from '#settlement/coupons/coupon_row'
import { takeDueResults } from '#settlement/coupons/due_selections'
import { decide, type Decision } from '#settlement/coupons/decide'
import type { RunAccounts } from '#settlement/coupons/run_accounts'
import { moneyOf, transfersOf } from '#settlement/coupons/transfers'
import { faultPoints } from '#settlement/fault_points'
import type { TouchedCoupon } from '#settlement/queries/touched_coupons'

export interface SettledChunk {
  /** Number of selections that changed their result. */
  selections: number
  decisions: Decision[]
  /** Coupons that `sortOut` settled. */
  sorted: SortedOut
}

/** One for the coupon and one for its bonus. */
const TRANSFERS_PER_COUPON = 2

/**
 * Skips coupons whose selections already agree with their outcomes, from an earlier run or another runner. Money that a
 * correction takes back beyond the pocket's balance becomes a debt.
 */
export async function settleChunk(
  matchIds: readonly number[],
  coupons: readonly TouchedCoupon[],
  run: RunAccounts
): Promise<SettledChunk> {
  await run.prepare(coupons, coupons.length * TRANSFERS_PER_COUPON)
  const ids = coupons.map(({ id }) => id)
  const { chunk, transferCount } = await inTransaction(async (trx) => {
    await holdCoupons(trx, ids)
    const { groups, count } = await takeDueResults(trx, matchIds, ids)
    faultPoints.reach('selectionsMarked')
    const sorted = sortOut(groups)
    const now = clock.now()
    await writeAlike(trx, sorted, now)
    const rows = await loadCoupons(sorted.others, trx)
    const legs = await loadLegs(sorted.others, trx)
    const decisions = rows.map((row) => decide(row, legs.get(row.id) ?? [], now))
    const posted = await carryOut(trx, decisions, run)
    return { chunk: { selections: count, decisions, sorted }, transferCount: posted }
  })
  run.used(transferCount)
  announce(chunk.decisions)
  announceLost(coupons, chunk.sorted)
  faultPoints.reach('chunkCommitted')
  return chunk
}

/** Writes the decisions and posts their money. Returns the number of transfer ids used. */
export async function carryOut(
  trx: Trx,
  decisions: readonly Decision[],
  run: RunAccounts
): Promise<number> {
  await writeCoupons(trx, decisions)
  faultPoints.reach('couponsWritten')
  const used = await postMoney(trx, decisions, run)
  faultPoints.reach('moneyPosted')
  return used
}

/** A smaller group of equal coupons is written with the different ones. */
const WORTH_A_STATEMENT = 50
const STANDING_COLUMNS = {
  state: 'text',
  status: 'integer',
  settlement_revision: 'integer',
  open_count: 'integer',
  payout: 'integer',
  unclamped_payout: 'integer',
  bonus_paid: 'integer',
  is_partially_returned: 'integer',
  settled_at: 'integer',
} as const

/** Coupons with equal values, such as lost ones, share a statement; all others share another. */
async function writeCoupons(trx: Trx, decisions: readonly Decision[]): Promise<void> {
  const alike = new Map<string, Decision[]>()
  for (const decision of decisions) {
    const { coupon, next, isNews } = decision
    if (!isNews && next.open_count === coupon.open_count) continue
    const key = Object.values(next).join()
    const group = alike.get(key)
    if (group) group.push(decision)
    else alike.set(key, [decision])
  }
  const single: Decision[] = []
  for (const group of alike.values()) {
    const [first] = group
    if (!first || group.length < WORTH_A_STATEMENT) {
      single.push(...group)
      continue
    }
    const ids = group.map(({ coupon }) => coupon.id)
    await whereAmong(trx.query<unknown>().from('coupons'), 'id', ids).update(first.next)
  }
  await updateRows(
    trx,
    'coupons',
    STANDING_COLUMNS,
    single.map(({ coupon, next }) => ({ id: coupon.id, ...next }))
  )
}

/** Returns the number of transfer ids used. */
async function postMoney(
  trx: Trx,
  decisions: readonly Decision[],
  run: RunAccounts
): Promise<number> {
  let used = 0
  const takeId = () => {
    const id = run.transferIds[used++]
    if (id === undefined) throw new Error('too few transfer numbers were reserved')
    return id
  }
  const transfers = decisions
    .filter(({ isNews }) => isNews)
    .flatMap((decision) => transfersOf(decision, run.of(decision.coupon), takeId))
  const moves = await post(trx, transfers)
  await recordDebts(trx, decisions, run, moves)
  return used
}

/** Records a debt that grew in the audit log (must-hold M8): one row for each player. */
async function recordDebts(
  trx: Trx,
  decisions: readonly Decision[],
  run: RunAccounts,
  moves: ReadonlyMap<number, { before: number; after: number }>
): Promise<void> {
  const debtors = new Map<number, Decision[]>()
  for (const decision of decisions) {
    if (moneyOf(decision) >= 0) continue
    const { user_id: userId } = decision.coupon
    debtors.set(userId, [...(debtors.get(userId) ?? []), decision])
  }
  for (const [userId, [first, ...more]] of debtors) {
    if (!first) continue
    const debt = moves.get(run.of(first.coupon).receivableId)
    if (!debt || debt.after >= debt.before) continue
    const detail = {
      couponIds: [first, ...more].map(({ coupon }) => coupon.id),
      currency: first.coupon.currency,
      addedMinor: debt.before - debt.after,
      owedMinor: 0 - debt.after,
    }
    const { site_id: siteId } = first.coupon
    logger.warn({ userId, ...detail }, 'a corrected result left a player in debt')
    await recordAudit(trx, {
      siteId,
      actorId: null,
      action: 'settlement.debt',
      subjectType: 'user',
      subjectId: userId,
      detail,
    })
  }
}

/** Announces the decisions. Call it after the commit. */
export function announce(decisions: readonly Decision[]): void {
  const userIds = new Set<number>()
  for (const decision of decisions) {
    const { coupon, next, isNews } = decision
    if (!isNews) continue
    bus.emit('couponSettled', {
      couponId: coupon.id,
      userId: coupon.user_id,
      status: next.status,
    })
    if (moneyOf(decision) !== 0) userIds.add(coupon.user_id)
  }
  if (userIds.size > 0) bus.emit('balanceChanged', { userIds: [...userIds] })
}
