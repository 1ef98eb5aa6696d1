/**
 * Second step of settlement: a chunk of coupons takes the results of its outcomes, and the money of the coupons is
 * posted, in one transaction.
 */
import logger from '@adonisjs/core/services/logger'
import { recordAudit } from '#audit/record_audit'
import { followPlays, type FollowedPlays } from '#bonuses/playing/followed_plays'
import { postFollowed } from '#bonuses/playing/post_followed'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, whereAmong, type Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { post } from '#ledger/post'
import { announceAlike, sortOut, writeAlike, type SortedOut } from '#settlement/coupons/alike'
import { accountsWithBonus, bonusMoves } from '#settlement/coupons/bonus_moves'
import type { DecidedCoupon } from '#settlement/coupons/brand_effects'
import { lockCoupons, loadCoupons, loadSelections } from '#settlement/coupons/coupon_row'
import { decidedAlike, decidedOf } from '#settlement/coupons/decided'
import {
  lockCouponDues,
  payeeOf,
  writeCouponDues,
  type CouponDues,
} from '#settlement/coupons/desk_dues'
import { takeDueResults, type TouchedCoupon } from '#settlement/coupons/due_selections'
import { recordEffects } from '#settlement/coupons/record_effects'
import { settlementOf, type Settlement } from '#settlement/coupons/settlement_of'
import type { RunAccounts } from '#settlement/coupons/run_accounts'
import { moneyOf, transfersOf } from '#settlement/coupons/transfers'
import type { Cause } from '#settlement/coupons/causes'
import { requireTurn } from '#settlement/runs/exclusive'
import { faultPoints } from '#settlement/runs/fault_points'

interface SettledChunk {
  /** Number of selections that changed their result. */
  selections: number
  settlements: Settlement[]
  /** Coupons that `sortOut` settled. */
  sorted: SortedOut
  /** The coupons among all of them that are decided, or open again. */
  decided: DecidedCoupon[]
}

/** One for the coupon, one for its bonus, one for its odds boost. */
const TRANSFERS_PER_COUPON = 3

/**
 * `causes` are of the matches that are settled. Skips coupons whose selections agree with their outcomes already, thanks to an earlier run or another process. Money
 * that a correction takes back beyond the pocket's balance becomes a debt.
 */
export async function settleChunk(
  causes: ReadonlyMap<number, Cause>,
  coupons: readonly TouchedCoupon[],
  run: RunAccounts
): Promise<SettledChunk> {
  const matchIds = [...causes.keys()]
  await run.prepare(coupons, coupons.length * TRANSFERS_PER_COUPON)
  const ids = coupons.map(({ id }) => id)
  const hasPlays = await run.preparePlays(ids)
  const owners = coupons.map(({ user_id: userId }) => userId)
  const { chunk, transferCount } = await inTransaction(async (trx) => {
    await requireTurn(trx)
    await lockCoupons(trx, ids)
    const { groups, count } = await takeDueResults(trx, matchIds, ids)
    faultPoints.reach('selectionsMarked')
    const followed = hasPlays ? await followPlays(trx, 'coupon', ids, owners) : null
    const sorted = sortOut(groups)
    const now = clock.now()
    await writeAlike(trx, sorted, now)
    const rows = await loadCoupons(sorted.others, trx)
    const selections = await loadSelections(sorted.others, trx)
    const settlements = rows.map((row) => settlementOf(row, selections.get(row.id) ?? [], now))
    const posted = await carryOut(trx, settlements, run, { followed, lost: sorted.lost })
    const decided = [...decidedOf(settlements), ...decidedAlike(coupons, sorted)]
    await recordEffects(trx, decided, causes)
    return { chunk: { selections: count, settlements, sorted, decided }, transferCount: posted }
  })
  run.used(transferCount)
  announce(chunk.settlements)
  announceAlike(coupons, chunk.sorted)
  faultPoints.reach('chunkCommitted')
  return chunk
}

/** Plays of bonuses in a chunk, and the coupons of it that `sortOut` found lost. */
interface BonusPart extends Pick<SortedOut, 'lost'> {
  followed: FollowedPlays | null
}

/** Writes the settlements and posts their money. Returns the number of transfer ids used. */
export async function carryOut(
  trx: Trx,
  settlements: readonly Settlement[],
  run: RunAccounts,
  bonus: BonusPart = { followed: null, lost: [] }
): Promise<number> {
  const dues = await lockCouponDues(trx, settlements, run)
  await writeCoupons(trx, settlements)
  await writeCouponDues(trx, settlements, { run, before: dues })
  faultPoints.reach('couponsWritten')
  const used = await postMoney(trx, settlements, run, { ...bonus, dues })
  faultPoints.reach('moneyPosted')
  return used
}

/** A smaller group of equal coupons is written in the statement of the different ones. */
const WORTH_A_STATEMENT = 50
const SETTLEMENT_COLUMNS = {
  state: 'text',
  status: 'integer',
  settlement_revision: 'integer',
  open_count: 'integer',
  payout: 'integer',
  unclamped_payout: 'integer',
  bonus_paid: 'integer',
  boost_paid: 'integer',
  is_partially_returned: 'integer',
  settled_at: 'integer',
} as const

/** Coupons with equal values, such as lost ones, share a statement; all others share another. */
async function writeCoupons(trx: Trx, settlements: readonly Settlement[]): Promise<void> {
  const alike = new Map<string, Settlement[]>()
  for (const settlement of settlements) {
    const { coupon, next, isNews } = settlement
    if (!isNews && next.open_count === coupon.open_count) continue
    const key = Object.values(next).join()
    const group = alike.get(key)
    if (group) group.push(settlement)
    else alike.set(key, [settlement])
  }
  const single: Settlement[] = []
  for (const group of alike.values()) {
    const [first] = group
    if (!first || group.length < WORTH_A_STATEMENT) {
      single.push(...group)
      continue
    }
    const ids = group.map(({ coupon }) => coupon.id)
    await whereAmong(trx.from('coupons'), 'id', ids).update(first.next)
  }
  await updateRows(
    trx,
    'coupons',
    SETTLEMENT_COLUMNS,
    single.map(({ coupon, next }) => ({ id: coupon.id, ...next }))
  )
}

/** Returns the number of transfer ids used. */
async function postMoney(
  trx: Trx,
  settlements: readonly Settlement[],
  run: RunAccounts,
  { followed, lost, dues }: BonusPart & { dues: CouponDues }
): Promise<number> {
  let used = 0
  const takeId = () => {
    const id = run.transferIds[used++]
    if (id === undefined) throw new Error('too few transfer numbers were reserved')
    return id
  }
  const transfers = settlements
    .filter(({ isNews }) => isNews)
    .flatMap((settlement) => {
      const accounts = accountsWithBonus(settlement, payeeOf(settlement, run, dues), followed)
      return transfersOf(settlement, accounts, takeId)
    })
  const moves = followed
    ? await postFollowed(
        trx,
        followed,
        bonusMoves(followed, settlements, { lost }),
        transfers,
        (grant) => run.booksOf(grant)
      )
    : await post(trx, transfers)
  await recordDebts(trx, settlements, run, moves)
  return used
}

/** Records a debt that grew in the audit log (must-hold M8): one row for each player. */
async function recordDebts(
  trx: Trx,
  settlements: readonly Settlement[],
  run: RunAccounts,
  moves: ReadonlyMap<number, { before: number; after: number }>
): Promise<void> {
  const debtors = new Map<number, Settlement[]>()
  for (const settlement of settlements) {
    if (moneyOf(settlement) >= 0) continue
    const { user_id: userId } = settlement.coupon
    debtors.set(userId, [...(debtors.get(userId) ?? []), settlement])
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

/** Announces the settlements. Call it after the commit. */
export function announce(settlements: readonly Settlement[]): void {
  const userIds = new Set<number>()
  const stillOpen: number[] = []
  for (const settlement of settlements) {
    const { coupon, next, isNews } = settlement
    if (!isNews && next.open_count !== coupon.open_count) stillOpen.push(coupon.id)
    if (!isNews) continue
    bus.emit('couponSettled', {
      couponId: coupon.id,
      userId: coupon.user_id,
      status: next.status,
    })
    if (moneyOf(settlement) !== 0) userIds.add(coupon.user_id)
  }
  if (stillOpen.length > 0) bus.emit('couponsFollowed', { couponIds: stillOpen })
  if (userIds.size > 0) bus.emit('balanceChanged', { userIds: [...userIds] })
}
