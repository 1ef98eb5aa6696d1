/** Payments for tests. */
import db from '@adonisjs/lucid/services/db'
import type { PaymentDirection, PaymentState } from '@grandstand/shared-types/payments/states'
import { inTransaction } from '#core/database/transactions'
import { paymentBooks } from '#payments/moving/books'
import { openPayment, type NewPayment } from '#payments/moving/open_payment'
import type { Payment } from '#payments/moving/payment'
import { transferKey } from '#payments/moving/payment_transfer'
import { withPayment } from '#payments/moving/with_payment'
import type { UserPocket } from '#ledger/pockets'
import { accountIdOf, type TestUser } from '#tests/support/factories'

/** A payment of the player over no method, in the state `created`. */
export async function openFor(
  player: TestUser,
  changes: Partial<NewPayment> = {}
): Promise<Payment> {
  const books = await paymentBooks(player.siteId, player.currency)
  return inTransaction((trx) =>
    openPayment(
      trx,
      {
        siteId: player.siteId,
        direction: 'deposit',
        userId: player.id,
        methodId: 1,
        methodName: 'Bank',
        gateway: 'manual',
        amountMinor: 1_000,
        feeMinor: 0,
        currency: player.currency,
        pocket: 'balance',
        wageringPercentMilli: 0,
        values: [],
        bankId: null,
        bankName: null,
        expiresAt: null,
        targetHash: null,
        ip: '127.0.0.1',
        askAt: null,
        ...changes,
      },
      books
    )
  )
}

/** Moves a payment through the states, in one transaction for each. */
export async function walk(id: number, ...states: PaymentState[]): Promise<void> {
  for (const state of states) {
    await withPayment(id, (_trx, _payment, moveTo) => moveTo(state, { actorId: null }))
  }
}

/** A balance of a user, in minor units. */
export async function pocketOf(userId: number, pocket: UserPocket): Promise<number> {
  const id = await accountIdOf(userId, pocket)
  const row = await db.from('ledger_accounts').where('id', id).select('balance').firstOrFail()
  return Number(row.balance)
}

/** The legs of a payment's transfer by pocket, in minor units; null when it was not posted. */
export async function legsOf(
  paymentId: number,
  posting: Parameters<typeof transferKey>[1]
): Promise<Record<string, number> | null> {
  const rows: { pocket: string; amount: number }[] = await db
    .query<{ pocket: string; amount: number }>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.key', transferKey(paymentId, posting))
    .select('a.pocket', 'e.amount')
  if (rows.length === 0) return null
  return Object.fromEntries(rows.map(({ pocket, amount }) => [pocket, Number(amount)]))
}

/** The steps of a payment, first to last. */
export function stepsOf(paymentId: number) {
  return db
    .query<{ state: PaymentState; note: string | null; transfer_id: number | null }>()
    .from('payment_steps')
    .where('payment_id', paymentId)
    .orderBy('id')
    .select('state', 'note', 'transfer_id')
}

/** A shown method of the site with its category; columns as they stand in the table. */
export async function makeMethod(
  siteId: number,
  direction: PaymentDirection = 'deposit',
  columns: Record<string, string | number> = {}
): Promise<number> {
  const [categoryId]: number[] = await db.table('payment_categories').insert({
    site_id: siteId,
    direction,
    names: '{"tr":"Havale"}',
    min_amount: 0,
    max_amount: 0,
    info: '{}',
    list_order: 1,
    is_shown: true,
  })
  const [id = 0]: number[] = await db.table('payment_methods').insert({
    site_id: siteId,
    category_id: categoryId,
    gateway: 'manual',
    pay_type: 'bank',
    pay_tag: 'bank',
    names: '{"tr":"Banka","en":"Bank"}',
    info_fields: '{}',
    fields: '[]',
    min_amount: 100,
    max_amount: 100_000,
    fee_percent_milli: 0,
    fee_fixed: 0,
    pocket: 'balance',
    banks: 'none',
    opens: 'redirect',
    currencies: '[]',
    countries: '[]',
    branches: '[]',
    allowed_origins: '[]',
    settings: '{}',
    two_officers_above: 0,
    expires_after_minutes: 60,
    list_order: 1,
    is_shown: true,
    ...columns,
  })
  return id
}
