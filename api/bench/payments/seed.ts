/** Adds a method of the sandbox and sent deposits to the bench's players, for `BENCH_ROUNDS` rounds. Prints nothing. */
import { withApp } from '../boot.ts'
import { A_ROUND, AMOUNT_MINOR, METHOD_ID, NOTICE_SECRET, referenceOf } from './deposits.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const AT_A_TIME = 500

await withApp(async () => {
  const { sealSecrets } = await import('#payments/methods/sealed_secrets')
  const { inTransaction, insertAll } = await import('#core/database/transactions')
  const { houseAccountId } = await import('#ledger/accounts')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const now = Date.now()
  const players: { id: number; site_id: number }[] = await db
    .from('users')
    .where('type', 'player')
    .orderBy('id')
    .select('id', 'site_id')
  const siteId = players[0]?.site_id ?? 0
  // the floor uses it too
  await houseAccountId(siteId, 'gateways', 'TRY')
  const [categoryId]: number[] = await db.table('payment_categories').insert({
    site_id: siteId,
    direction: 'deposit',
    names: '{"en":"Card"}',
    min_amount: 0,
    max_amount: 0,
    info: '{}',
    list_order: 1,
    is_shown: true,
  })
  await db.table('payment_methods').insert({
    id: METHOD_ID,
    site_id: siteId,
    category_id: categoryId,
    gateway: 'sandbox',
    pay_type: 'card',
    pay_tag: 'card',
    names: '{"en":"Card"}',
    info_fields: '{}',
    fields: '[]',
    min_amount: 0,
    max_amount: 0,
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
    sealed_secrets: sealSecrets({ secret: NOTICE_SECRET }),
    two_officers_above: 0,
    expires_after_minutes: 600,
    list_order: 1,
    is_shown: true,
  })
  const sent = (number: number) => ({
    id: number,
    site_id: siteId,
    reference: referenceOf(number),
    direction: 'deposit',
    user_id: players[number % players.length]?.id ?? 0,
    method_id: METHOD_ID,
    method_name: 'Card',
    gateway: 'sandbox',
    gateway_reference: `SG${number}`,
    state: 'sent',
    amount: AMOUNT_MINOR,
    fee: 0,
    currency: 'TRY',
    pocket: 'balance',
    form_values: '[]',
    ip: '127.0.0.1',
    expires_at: now + 600 * 60_000,
    ask_at: now + 600 * 60_000,
    created_at: now,
    updated_at: now,
  })
  for (let first = 1; first <= ROUNDS * A_ROUND; first += AT_A_TIME) {
    const rows = Array.from({ length: AT_A_TIME }, (_, index) => sent(first + index))
    await inTransaction((trx) => insertAll(trx, 'payments', rows))
  }
})
