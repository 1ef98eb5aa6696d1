/** Fills an empty, migrated database for the bench: players with funds and matches with prices. Prints nothing. */
import { withApp } from './boot.ts'

const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 64)
const MATCHES = Number(process.env['BENCH_MATCHES'] ?? 60)
const FUNDS_MINOR = 1_000_000_000
const DAY_MS = 24 * 3_600_000

await withApp(async () => {
  const { DEFAULT_LANGUAGE } = await import('@grandstand/shared-types/languages/table')
  const { default: hash } = await import('@adonisjs/core/services/hash')
  const { default: Site } = await import('#sites/models/site')
  const { default: User } = await import('#accounts/models/user')
  const { openUserAccounts, houseAccountId, userAccounts } = await import('#ledger/accounts')
  const { post, reserveTransferIds } = await import('#ledger/post')
  const { inTransaction, insertAll } = await import('#core/database/transactions')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const now = Date.now()
  const site = await Site.create({
    key: 'bench',
    title: 'Bench',
    defaultLanguage: DEFAULT_LANGUAGE,
    currency: 'TRY',
    settings: {},
    status: 1,
    createdAt: now,
    updatedAt: now,
  })
  const passwordHash = await hash.make('bench1234')
  const house = await houseAccountId(site.id, 'credit', 'TRY')
  const transferIds = await reserveTransferIds(PLAYERS)
  for (let i = 0; i < PLAYERS; i++) {
    const user = await User.create({
      siteId: site.id,
      type: 'player',
      username: `player${i}`,
      usernameKey: `player${i}`,
      passwordHash,
      parentId: null,
      path: '/',
      status: 1,
      currency: 'TRY',
      language: DEFAULT_LANGUAGE,
      permissions: [],
      products: {},
      limits: { maxPayoutMinor: 1_250_000 },
      createdAt: now,
      updatedAt: now,
    })
    user.path = `/${user.id}/`
    await user.save()
    await inTransaction(async (trx) => {
      await openUserAccounts(trx, { id: user.id, siteId: site.id, currency: 'TRY' })
      const accounts = (await userAccounts([user.id], { trx })).get(user.id) ?? []
      const cash = accounts.find((account) => account.pocket === 'balance')
      await post(trx, [
        {
          id: transferIds[i] ?? 0,
          key: `bench:${user.id}`,
          kind: 'creditSent',
          siteId: site.id,
          currency: 'TRY',
          legs: [
            { accountId: cash?.id ?? 0, amountMinor: FUNDS_MINOR },
            { accountId: house, amountMinor: -FUNDS_MINOR },
          ],
        },
      ])
    })
  }

  await inTransaction(async (trx) => {
    await insertAll(trx, 'sports', [{ id: 1, key: 'soccer', name: 'Soccer', names: '{}' }])
    await insertAll(trx, 'market_types', [{ id: 1, key: '1x2', names: '{}', group: 'main' }])
    await insertAll(trx, 'categories', [
      { id: 1, sport_id: 1, source_key: 'bench', name: 'Bench', names: '{}' },
    ])
    await insertAll(trx, 'tournaments', [
      { id: 1, sport_id: 1, category_id: 1, source_key: 'bench', name: 'Bench', names: '{}' },
    ])
    const ids = Array.from({ length: MATCHES }, (_, i) => i + 1)
    await insertAll(
      trx,
      'teams',
      ids.flatMap((id) => [
        { id: id * 2 - 1, sport_id: 1, name: `Home ${id}` },
        { id: id * 2, sport_id: 1, name: `Away ${id}` },
      ])
    )
    await insertAll(
      trx,
      'matches',
      ids.map((id) => ({
        id,
        sport_id: 1,
        category_id: 1,
        tournament_id: 1,
        home_team_id: id * 2 - 1,
        away_team_id: id * 2,
        source_key: `bench:${id}`,
        starts_at: now + DAY_MS,
        changed_at: now,
        created_at: now,
      }))
    )
    await insertAll(
      trx,
      'markets',
      ids.map((id) => ({ id, match_id: id, market_type_id: 1, updated_at: now }))
    )
    await insertAll(
      trx,
      'outcomes',
      ids.flatMap((id) =>
        ['1', 'X', '2'].map((key, index) => ({
          id: (id - 1) * 3 + index + 1,
          market_id: id,
          outcome_key: key,
          odds_milli: 1800 + index * 700,
          list_order: index,
        }))
      )
    )
  })
  await db.manager.closeAll()
})
