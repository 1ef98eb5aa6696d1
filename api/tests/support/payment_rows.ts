/** Payment methods and payments for tests, written without the API. */
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import type { TestUser } from '#tests/support/factories'

type Cell = string | number | boolean | null

async function insert(table: string, columns: Record<string, Cell>): Promise<number> {
  const [id = 0]: number[] = await db.table(table).insert(columns)
  return id
}

/** A category, a method with manual transfers, and a bank of it; ids by list. */
export async function makePaymentMethod(
  siteId: number,
  direction: 'deposit' | 'withdrawal' = 'deposit',
  columns: Record<string, Cell> = {}
) {
  const shown = { site_id: siteId, list_order: 1, is_shown: true }
  const bounds = { min_amount: 0, max_amount: 0, logo: null, names: '{"tr":"Havale"}' }
  const categoryId = await insert('payment_categories', {
    ...shown,
    ...bounds,
    direction,
    open_link: null,
    info: '{}',
  })
  const methodId = await insert('payment_methods', {
    ...shown,
    ...bounds,
    category_id: categoryId,
    gateway: 'manual',
    pay_type: '660',
    pay_tag: '',
    info_fields: '{}',
    fields: '[]',
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
    sealed_secrets: null,
    two_officers_above: 0,
    expires_after_minutes: 60,
    ...columns,
  })
  const bankId = await insert('payment_banks', {
    ...shown,
    method_id: methodId,
    name: 'Bank',
    swift_code: 'TCZBTR2A',
    account: '',
  })
  return {
    'payment-categories': categoryId,
    'payment-methods': methodId,
    'payment-banks': bankId,
  }
}

/** A payment of the user that moved no money; columns of the table change it. */
export async function makePayment(
  { id, siteId, currency }: Pick<TestUser, 'id' | 'siteId' | 'currency'>,
  methodId: number,
  columns: Record<string, Cell> = {}
): Promise<number> {
  const now = clock.now()
  const paymentId = await insert('payments', {
    site_id: siteId,
    reference: randomBytes(6).toString('hex').toUpperCase(),
    direction: 'deposit',
    user_id: id,
    method_id: methodId,
    method_name: 'Havale',
    gateway: 'manual',
    gateway_reference: null,
    state: 'waiting',
    amount: 10_000,
    fee: 0,
    currency,
    pocket: 'balance',
    form_values: '[]',
    ip: '127.0.0.1',
    created_at: now,
    updated_at: now,
    ...columns,
  })
  await insert('payment_steps', {
    payment_id: paymentId,
    state: String(columns['state'] ?? 'waiting'),
    created_at: now,
  })
  return paymentId
}
