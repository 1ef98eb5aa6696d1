/** Stores BENCH_COUPONS coupons in a seeded database, spread over all its matches. Prints nothing. */
import { withApp } from './boot.ts'

const count = Number(process.env['BENCH_COUPONS'] ?? 10_000)

await withApp(async () => {
  const { fillCoupons } = await import('./fill_coupons.ts')
  const { dialect } = await import('#core/dialect/current')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  await fillCoupons({ count, matches: ['1 + i % 20', '21 + i % 20', '41 + i % 20'] })
  // as in a database that has run for long: table statistics are fresh, and no page waits to be written
  const tables = ['coupons', 'coupon_selections', 'idempotency_keys', 'ledger_entries']
  if (dialect().name === 'mysql') {
    await db.rawQuery(`analyze table ${tables.join(', ')}, ledger_transfers`)
    const { writeOut } = await import('./write_out.ts')
    await writeOut()
  } else await db.rawQuery('pragma wal_checkpoint(truncate)')
  await db.manager.closeAll()
})
