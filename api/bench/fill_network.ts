/**
 * Stores a network with a past in a seeded database, by set-based SQL: BENCH_NODES dealers on three levels below one admin,
 * 10 000 users with their players, and BENCH_COUPONS coupons of theirs over 90 days, the older ones settled, with the
 * hours of all branches. Prints nothing.
 */
import { USER_POCKETS } from '@grandstand/shared-types/money/pockets'
import { withApp } from './boot.ts'

const COUPONS = Number(process.env['BENCH_COUPONS'] ?? 1_000_000)
const AT_A_TIME = 50_000
const DAYS = 90
const DAY_MS = 24 * 3_600_000
const LEVELS = [10, 100, 390]
const PLAYERS = 9_499
const FIRST_ID = 1_000
/** Number of the cash account of user n is n plus this; the other pockets stand at multiples of it. */
const ACCOUNTS = 1_000_000
const STAKE_MINOR = 100
const PAYOUT_MINOR = 180

await withApp(async () => {
  const { numbers } = await import('./fill_coupons.ts')
  const { inTransaction, insertAll } = await import('#core/database/transactions')
  const { forgetIdBlocks, reserveIds } = await import('#core/database/id_blocks')
  const { reserveTransferIds } = await import('#ledger/post')
  const { houseAccountId } = await import('#ledger/accounts')
  const { benchSql } = await import('./bench_sql.ts')
  const { default: hash } = await import('@adonisjs/core/services/hash')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const now = Date.now()
  const passwordHash = await hash.make('bench1234')
  const people = [{ id: FIRST_ID, parent: null as number | null, path: `/${FIRST_ID}/`, depth: 0 }]
  let upper = [people[0]]
  const below = (size: number) => {
    const level = Array.from({ length: size }, (_, index) => {
      const parent = upper[index % upper.length]
      const id = FIRST_ID + people.length + index
      const depth = (parent?.depth ?? 0) + 1
      return { id, parent: parent?.id ?? null, path: `${parent?.path}${id}/`, depth }
    })
    people.push(...level)
    upper = level
  }
  for (const size of [...LEVELS, PLAYERS]) below(size)
  const firstPlayer = FIRST_ID + people.length - PLAYERS
  const typeOf = (id: number) =>
    id === FIRST_ID ? 'admin' : id < firstPlayer ? 'dealer' : 'player'
  await inTransaction(async (trx) => {
    const rows = people.map(({ id, parent, path, depth }) => ({
      id,
      site_id: 1,
      type: typeOf(id),
      username: `${typeOf(id)}of${id}`,
      username_key: `${typeOf(id)}of${id}`,
      password_hash: passwordHash,
      parent_id: parent,
      path,
      depth,
      permissions: typeOf(id) === 'dealer' ? '["statements.view"]' : '[]',
      products: '{}',
      limits: '{}',
      created_at: now,
      updated_at: now,
    }))
    await insertAll(trx, 'users', rows)
    const pockets = ['balance', ...USER_POCKETS.filter((pocket) => pocket !== 'balance')]
    for (const [index, pocket] of pockets.entries()) {
      const accounts = people.map(({ id }) => ({
        id: ACCOUNTS * (index + 1) + id,
        site_id: 1,
        user_id: id,
        owner_key: `u${id}:${pocket}:TRY`,
        pocket,
        currency: 'TRY',
        balance: pocket === 'balance' ? 1_000_000 : 0,
        created_at: now,
      }))
      await insertAll(trx, 'ledger_accounts', accounts)
    }
  })

  const houseId = await houseAccountId(1, 'stakes', 'TRY')
  const { text, joined, floored, wholePart, comeToRest } = benchSql()
  const begin = now - DAYS * DAY_MS
  const apartMs = (DAYS * DAY_MS) / COUPONS
  for (let done = 0; done < COUPONS; done += AT_A_TIME) {
    const size = Math.min(AT_A_TIME, COUPONS - done)
    forgetIdBlocks()
    const [coupon = 0] = await reserveIds('coupons', size)
    const [transfer = 0] = await reserveTransferIds(2 * size)
    const user = `(${firstPlayer} + ((${done} + n.i) * 7919) % ${PLAYERS})`
    const placedAt = `(${begin} + ${floored(`(${done} + n.i) * ${apartMs}`)})`
    const isOpen = `${placedAt} > ${now - DAY_MS}`
    const isWon = `(n.i % 3 = 0 and not ${isOpen})`
    const settledAt = `${placedAt} + ${DAY_MS / 8}`
    await inTransaction(async (trx) => {
      await trx.rawQuery(
        `insert into coupons (id, code, site_id, user_id, type, state, status, currency, line_count, stake_per_line,
          total_stake, total_odds_milli, max_payout, payout_cap, selection_count, open_count, fingerprint, ip, payout,
          settlement_revision, placed_at, settled_at)
        select ${coupon} + n.i, ${joined(`'N'`, text(`${coupon} + n.i`))}, 1, ${user}, 'single',
          case when ${isOpen} then 'accepted' else 'settled' end,
          case when ${isOpen} then 0 when ${isWon} then 1 else -1 end, 'TRY', 1, ${STAKE_MINOR}, ${STAKE_MINOR}, 1800,
          ${PAYOUT_MINOR}, 1250000, 1, case when ${isOpen} then 1 else 0 end, ((${coupon} + n.i) * 7919) % 281474976710656,
          '127.0.0.1', case when ${isOpen} then null when ${isWon} then ${PAYOUT_MINOR} else 0 end,
          case when ${isOpen} then 0 else 1 end, ${placedAt}, case when ${isOpen} then null else ${settledAt} end
        from ${numbers(size)} order by n.i`
      )
      await trx.rawQuery(
        `insert into coupon_selections (coupon_id, position, match_id, market_id, outcome_id, market_type_id, specifier,
          outcome_key, odds_milli, home, away, starts_at)
        select ${coupon} + n.i, 0, 1 + n.i % 60, 1 + n.i % 60, 1, 1, '', '1', 1800, 'Home', 'Away', ${now}
        from ${numbers(size)} order by n.i`
      )
      const transfers: [string, number, string, string, string][] = [
        ['stake', 0, placedAt, `${0 - STAKE_MINOR}`, '1 = 1'],
        ['win', size, settledAt, `${PAYOUT_MINOR}`, isWon],
      ]
      for (const [kind, offset, time, amount, which] of transfers) {
        await trx.rawQuery(
          `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, actor_id, created_at)
          select ${transfer + offset} + n.i, 1, ${joined(`'coupon:'`, text(`${coupon} + n.i`), `':${kind}'`)}, '${kind}',
            'TRY', 'coupon', ${coupon} + n.i, ${user}, ${time}
          from ${numbers(size)} where ${which} order by n.i`
        )
        for (const [account, sign] of [
          [`${ACCOUNTS} + ${user}`, ''],
          [`${houseId}`, '0 - '],
        ]) {
          // the bench measures no chains of entries, so their check is off
          await trx.rawQuery(
            `insert into ledger_entries (transfer_id, account_id, amount)
            select ${transfer + offset} + n.i, ${account}, ${sign}(${amount})
            from ${numbers(size)} where ${which} order by n.i`
          )
        }
      }
    })
  }
  // a head for each dealer in a player's path, and 0 for the brand; the server's loop counts on from here
  const heads = ['0', ...Array.from({ length: LEVELS.length + 1 }, (_, level) => `u${level}.id`)]
  const above = (level: number) => `join users u${level} on u${level}.id = u${level + 1}.parent_id`
  const joins = Array.from({ length: LEVELS.length }, (_, index) =>
    above(LEVELS.length - 1 - index)
  )
  const hour = `${wholePart('t.created_at', 3_600_000)} * 3600000`
  for (const head of heads) {
    await db.rawQuery(
      `insert into turnover_hours (site_id, head_id, hour, currency, product, sport_id, coupons, stakes, payouts)
      select 1, h.head, ${hour}, 'TRY', 'sport', 1, sum(case when t.kind = 'stake' then 1 else 0 end),
        sum(case when t.kind = 'stake' then ${STAKE_MINOR} else 0 end),
        sum(case when t.kind = 'win' then ${PAYOUT_MINOR} else 0 end)
      from ledger_transfers t join (select p.id as player, ${head} as head from users p
        join users u${LEVELS.length} on u${LEVELS.length}.id = p.parent_id ${joins.join(' ')}
        where p.id >= ${firstPlayer}) h on h.player = t.actor_id
      group by h.head, ${hour}`
    )
  }
  await db
    .insertQuery()
    .table('job_states')
    .insert({ name: 'turnover', state: String(now), updated_at: now })
  await comeToRest([
    ...['coupons', 'users', 'ledger_accounts', 'ledger_transfers', 'ledger_entries'],
    'turnover_hours',
  ])
  await db.manager.closeAll()
})
