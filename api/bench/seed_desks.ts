/** Adds desks with an open shift to a seeded database: `desk0`, `desk1`, ... Prints nothing. */
import { withApp } from './boot.ts'

const DESKS = Number(process.env['BENCH_DESKS'])
const CASH_MINOR = 1_000_000

await withApp(async () => {
  const { DEFAULT_LANGUAGE } = await import('@grandstand/shared-types/languages/table')
  const { default: hash } = await import('@adonisjs/core/services/hash')
  const { SHIPPED_ROLES } = await import('@grandstand/shared-types/accounts/shipped_roles')
  const { default: User } = await import('#accounts/models/user')
  const { principalOf } = await import('#accounts/actions/open_session')
  const { openUserAccounts } = await import('#ledger/accounts')
  const { inTransaction } = await import('#core/database/transactions')
  const { openShift } = await import('#desk/actions/open_shift')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const now = Date.now()
  const passwordHash = await hash.make('bench1234')
  for (let i = 0; i < DESKS; i++) {
    const user = await User.create({
      siteId: 1,
      type: 'terminal',
      username: `desk${i}`,
      usernameKey: `desk${i}`,
      passwordHash,
      parentId: null,
      path: '/',
      status: 1,
      currency: 'TRY',
      language: DEFAULT_LANGUAGE,
      permissions: [...SHIPPED_ROLES.cashier.permissions],
      products: {},
      limits: { maxPayoutMinor: 1_250_000 },
      createdAt: now,
      updatedAt: now,
    })
    user.path = `/${user.id}/`
    await user.save()
    await inTransaction((trx) => openUserAccounts(trx, { id: user.id, siteId: 1, currency: 'TRY' }))
    const principal = await principalOf(user)
    await openShift({ principal, ip: '' }, CASH_MINOR, `bench:${user.id}`)
  }
  await db.manager.closeAll()
})
