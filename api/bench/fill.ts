/** Stores BENCH_COUPONS coupons in a seeded database, spread over all its matches. Prints nothing. */
import { withApp } from './boot.ts'

const count = Number(process.env['BENCH_COUPONS'] ?? 10_000)

await withApp(async () => {
  const { fillCoupons } = await import('./fill_coupons.ts')
  const { benchSql } = await import('./bench_sql.ts')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  await fillCoupons({ count, matches: ['1 + i % 20', '21 + i % 20', '41 + i % 20'] })
  const { comeToRest, writeOut } = benchSql()
  await comeToRest([
    ...['coupons', 'coupon_selections', 'idempotency_keys', 'ledger_entries'],
    'ledger_transfers',
  ])
  await writeOut()
  await db.manager.closeAll()
})
