/**
 * Stores affiliates in a seeded database, by set-based SQL: 200 of them below one admin, BENCH_CLICKS clicks on their links over 90
 * days, each with its number as the server keeps it, and 10 000 referred players with a first deposit. Prints nothing.
 */
import { withApp } from '../boot.ts'

const CLICKS = Number(process.env['BENCH_CLICKS'] ?? 1_000_000)
const AT_A_TIME = 100_000
const AFFILIATES = 200
const PLAYERS = 10_000
const DAYS = 90
const DAY_MS = 24 * 3_600_000
const FIRST_ID = 1_000

await withApp(async () => {
  const { DEFAULT_FLAGS } = await import('@grandstand/shared-types/sites/flags')
  const { numbers } = await import('../fill_coupons.ts')
  const { benchSql } = await import('../bench_sql.ts')
  const { openUserAccounts } = await import('#ledger/accounts')
  const { inTransaction, insertAll } = await import('#core/database/transactions')
  const { dayIn } = await import('#core/timing/calendar_day')
  const { default: hash } = await import('@adonisjs/core/services/hash')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const now = Date.now()
  const passwordHash = await hash.make('bench1234')
  const userRow = (id: number, type: 'admin' | 'player', name: string) => ({
    ...{ id, site_id: 1, type, username: name, username_key: name, password_hash: passwordHash },
    ...{ parent_id: id === FIRST_ID ? null : FIRST_ID, depth: id === FIRST_ID ? 0 : 1 },
    path: id === FIRST_ID ? `/${FIRST_ID}/` : `/${FIRST_ID}/${id}/`,
    ...{ permissions: '[]', products: '{}', limits: '{}', is_online: type === 'player' },
    ...{ created_at: now, updated_at: now },
  })
  const affiliateOf = (index: number) => FIRST_ID + 1 + index
  const playerOf = (index: number) => FIRST_ID + 1 + AFFILIATES + index
  await inTransaction(async (trx) => {
    const settings = JSON.stringify({ flags: { ...DEFAULT_FLAGS, affiliateStatus: true } })
    await trx.from('sites').where('id', 1).update({ settings })
    await insertAll(trx, 'users', [
      userRow(FIRST_ID, 'admin', 'admin'),
      ...ids(AFFILIATES).map((index) => userRow(affiliateOf(index), 'player', `partner${index}`)),
      ...ids(PLAYERS).map((index) => userRow(playerOf(index), 'player', `brought${index}`)),
    ])
    // of those who sign in
    for (const id of [FIRST_ID, ...ids(AFFILIATES).map(affiliateOf)]) {
      await openUserAccounts(trx, { id, siteId: 1, currency: 'TRY' })
    }
    await insertAll(
      trx,
      'affiliates',
      ids(AFFILIATES).map((index) => ({
        ...{ id: index + 1, site_id: 1, user_id: affiliateOf(index), state: 'approved' },
        ...{ about: 'A blog', created_at: now - DAYS * DAY_MS, decided_at: now - DAYS * DAY_MS },
      }))
    )
    await insertAll(
      trx,
      'affiliate_codes',
      ids(AFFILIATES).map((index) => ({
        ...{ id: index + 1, site_id: 1, affiliate_id: index + 1, created_at: now },
        code: codeOf(index),
      }))
    )
    await insertAll(
      trx,
      'affiliate_referrals',
      ids(PLAYERS).map((index) => {
        const registeredAt = now - (index % DAYS) * DAY_MS
        return {
          ...{ site_id: 1, user_id: playerOf(index), affiliate_id: (index % AFFILIATES) + 1 },
          ...{ code_id: (index % AFFILIATES) + 1, campaign: 'spring', standing: 'counts' },
          ...{ registered_at: registeredAt, first_deposit_at: registeredAt, first_deposit: 100 },
          first_stake_at: registeredAt,
        }
      })
    )
    const days = ids(DAYS).map((day) => dayIn('Europe/Istanbul', now - day * DAY_MS))
    const clicks = Math.ceil(CLICKS / AFFILIATES / DAYS)
    const rows = ids(AFFILIATES).flatMap((index) =>
      days.map((day) => ({ code_id: index + 1, campaign: 'spring', day, clicks }))
    )
    await insertAll(trx, 'affiliate_click_days', rows)
  })
  const { text, joined, comeToRest } = benchSql()
  for (let done = 0; done < CLICKS; done += AT_A_TIME) {
    const size = Math.min(AT_A_TIME, CLICKS - done)
    const number = joined(`'c'`, text(`${done} + n.i`))
    await db.rawQuery(
      `insert into affiliate_clicks (code_id, campaign, click_id, created_at)
      select 1 + n.i % ${AFFILIATES}, 'spring', ${number}, ${now} from ${numbers(size)}`
    )
  }
  await comeToRest(['users', 'affiliate_clicks', 'affiliate_click_days', 'affiliate_referrals'])
  await db.manager.closeAll()
})

function ids(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function codeOf(index: number): string {
  return `partner${index}`
}
