/** Deposits whose payment is told at one moment share a commit (decision 2), because each commit waits for the disk. */
import db from '@adonisjs/lucid/services/db'
import { isOver, mayMove } from '@grandstand/shared-types/payments/states'
import { bus } from '#core/bus'
import { GroupCommit } from '#core/database/group_commit'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import type { GatewayNotice } from '#payments/gateways/gateway'
import { paymentBooks, type PaymentBooks } from '#payments/moving/books'
import { creditDeposits } from '#payments/moving/credit_deposits'
import { lockPayments, paymentsWhere, type Payment } from '#payments/moving/payment'
import { noteCredited } from '#payments/moving/note_credited'
import { isSameMoney } from '#payments/moving/same_money'
import { noticeRow, NOTICES, type Place } from '#payments/notices/notice_row'

interface Told {
  place: Place
  notice: GatewayNotice
}

interface Credit {
  told: Told
  books: PaymentBooks
}

const MOST_AT_ONCE = 64
const MOST_WAITING = 10_000
/** While the database writes some, the other writer prepares the next. SQLite has one writer. */
const WRITERS = 2

const commits = new GroupCommit<Told, boolean>({
  maxBatch: MOST_AT_ONCE,
  maxWaiting: MOST_WAITING,
  writers: () => (dialect().hasManyWriters ? WRITERS : 1),
  write: creditAll,
})

/**
 * Credits an open deposit whose gateway tells that it is paid, and keeps the notice. Resolves to false for any other
 * notice, which is then followed by itself. Throws a unique violation for a notice that was kept before.
 */
export async function creditTogether(place: Place, notice: GatewayNotice): Promise<boolean> {
  if (notice.state !== 'paid' || place.method.direction !== 'deposit') return false
  return (await commits.add({ place, notice })) ?? false
}

async function creditAll(all: readonly Told[]): Promise<boolean[]> {
  const references = all.map(({ notice }) => notice.reference)
  const known = await paymentsWhere(db.connection(), (query) => {
    query.whereIn('reference', references)
  })
  const credits: Credit[] = []
  for (const [told, payment] of plainOnes(all, known)) {
    credits.push({ told, books: await paymentBooks(payment.siteId, payment.currency) })
  }
  if (credits.length === 0) return all.map(() => false)
  // a payment that a commit without an answer has credited is not open any more
  const credited = await inTransaction((trx) => creditIn(trx, credits), { isRepeatable: true })
  if (credited.size > 0) {
    const moved = [...credited.values()]
    bus.emit('balanceChanged', { userIds: moved.map(({ userId }) => userId) })
    await noteCredited(moved)
  }
  return all.map((told) => credited.has(told))
}

/** Resolves to what was credited, with its payment afterwards. */
async function creditIn(trx: Trx, credits: readonly Credit[]): Promise<Map<Told, Payment>> {
  const told = credits.map((credit) => credit.told)
  const locked = await lockPayments(
    trx,
    told.map(({ notice }) => notice.reference)
  )
  const plain = plainOnes(told, locked)
  const paid = credits.flatMap((credit) => {
    const payment = plain.get(credit.told)
    return payment
      ? [{ ...credit, payment, gatewayReference: credit.told.notice.gatewayReference }]
      : []
  })
  if (paid.length === 0) return plain
  const rows = paid.map(({ told: { place, notice }, payment }) =>
    noticeRow(place, {
      verdict: 'applied',
      paymentId: payment.id,
      told: notice.state,
      noticeKey: notice.noticeKey,
    })
  )
  await insertAll(trx, NOTICES, rows)
  const moved = await creditDeposits(trx, paid)
  return new Map(paid.map((credit, index) => [credit.told, moved[index] ?? credit.payment]))
}

/** Those that credit an open payment, with it. A copy in the same moment is followed by itself. */
function plainOnes(all: readonly Told[], payments: readonly Payment[]): Map<Told, Payment> {
  const open = new Map(payments.map((payment) => [payment.reference, payment]))
  const plain = new Map<Told, Payment>()
  for (const told of all) {
    const payment = open.get(told.notice.reference)
    if (!payment || !isPlain(payment, told)) continue
    open.delete(payment.reference)
    plain.set(told, payment)
  }
  return plain
}

function isPlain(payment: Payment, { place, notice }: Told): boolean {
  const { siteId, methodId, direction, state } = payment
  const isOwn = siteId === place.siteId && methodId === place.method.id
  const isOpen = direction === 'deposit' && !isOver(state) && mayMove(direction, state, 'paid')
  return isOwn && isOpen && isSameMoney(payment, notice)
}
