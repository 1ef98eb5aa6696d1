/** The report of games equals the ledger, by whatever it is grouped (rules 12.8). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  GAME_REPORT_GROUPS,
  type GameReport,
  type GameReportRow,
} from '@grandstand/shared-types/wire/games/game_report'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'
import { forgetPlayedGames } from '#wallet/games/played_games'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser, type TestUser } from '#tests/support/factories'
import {
  makeProvider,
  makeTable,
  openSessionOf,
  ProviderServer,
  PRODUCTS,
  type Table,
  type TestProvider,
} from '#tests/wallet/wallet_support'

const ZONE = 'Europe/Istanbul'

interface Ledger {
  stakeMinor: number
  winMinor: number
}

/** What the accounts of the users lost and won by games from `from` to before `to`. */
async function ledgerOf(users: readonly TestUser[], from = 0, to = 9e15): Promise<Ledger> {
  const sumOf = async (kinds: string[]) => {
    const [row]: { sum: number | null }[] = await db
      .from('ledger_entries as e')
      .join('ledger_transfers as t', 't.id', 'e.transfer_id')
      .join('ledger_accounts as a', 'a.id', 'e.account_id')
      .whereIn(
        'a.user_id',
        users.map(({ id }) => id)
      )
      .whereIn('t.kind', kinds)
      .where('t.created_at', '>=', from)
      .where('t.created_at', '<', to)
      .sum('e.amount as sum')
    return Number(row?.sum ?? 0)
  }
  return {
    stakeMinor: 0 - (await sumOf(['gameBet', 'gameRollback'])),
    winMinor: await sumOf(['gameWin', 'gameWinBack']),
  }
}

const totalOf = (rows: readonly GameReportRow[]): Ledger => ({
  stakeMinor: rows.reduce((sum, row) => sum + row.stakeMinor, 0),
  winMinor: rows.reduce((sum, row) => sum + row.winMinor, 0),
})

const read = async (session: ApiSession, query: string) =>
  (await session.get<GameReport>(`/v1/game-report?${query}`)).body

/** Three rounds: one won, one rolled back, one lost after a win that its rollback took back. */
async function play(table: Table, player: TestUser, provider: TestProvider, unit: number) {
  const sessionToken = await openSessionOf(player, provider)
  const server = new ProviderServer(table.site.host, provider.code)
  const [playerId, { gameCode }] = [String(player.id), provider]
  const round = (name: string) => ({
    ...{ playerId, sessionToken, gameCode },
    ...{ roundId: `${name}-${player.id}-${unit}`, currency: 'TRY' },
  })
  const name = (of: string) => `${of}-${player.id}-${unit}`
  for (const turn of ['won', 'undone', 'lost']) {
    await server.send(
      'bet',
      table.bet({ ...round(turn), transactionId: name(turn), amountMinor: unit })
    )
  }
  for (const turn of ['won', 'undone']) {
    await server.send(
      'win',
      table.win({
        ...round(turn),
        transactionId: name(`win-${turn}`),
        betTransactionId: name(turn),
        amountMinor: 2 * unit,
      })
    )
  }
  await server.send(
    'rollback',
    table.rollback({
      ...round('undone'),
      transactionId: name('back'),
      betTransactionId: name('undone'),
    })
  )
}

async function brand() {
  const table = await makeTable({ balanceMinor: 10_000 })
  const { site, player } = table
  const dealer = await makeUser({ site, type: 'dealer', permissions: ['rounds.view'] })
  const below = await makeUser({
    ...{ site, type: 'player', parent: dealer },
    ...{ balanceMinor: 10_000, products: PRODUCTS },
  })
  const other = await makeProvider(site)
  await play(table, player, table.provider, 100)
  await play(table, below, table.provider, 30)
  await play(table, below, other, 7)
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { ...table, dealer, below, other, admin }
}

test.group('The report of games', () => {
  test('each grouping sums up to the ledger', async ({ assert }) => {
    const { player, below, admin } = await brand()
    const ledger = await ledgerOf([player, below])
    assert.deepEqual(ledger, { stakeMinor: 274, winMinor: 274 })
    for (const by of GAME_REPORT_GROUPS) {
      const { rows, days } = await read(admin, `by=${by}`)
      assert.deepEqual(totalOf(rows), ledger, by)
      assert.deepEqual(totalOf(days), ledger, by)
    }
  })

  test('rows are those of each provider, game and dealer', async ({ assert }) => {
    const { player, other, provider, dealer, admin } = await brand()
    const sums = async (by: string) =>
      (await read(admin, `by=${by}`)).rows.map(({ key, stakeMinor, winMinor, roundCount }) => [
        key,
        stakeMinor,
        winMinor,
        roundCount,
      ])
    assert.deepEqual(await sums('provider'), [
      [String(provider.id), 260, 260, 6],
      [String(other.id), 14, 14, 3],
    ])
    assert.deepEqual(await sums('game'), [
      [String(provider.gameId), 260, 260, 6],
      [String(other.gameId), 14, 14, 3],
    ])
    const byDealer = await sums('dealer')
    assert.deepEqual(
      byDealer.map(([, ...figures]) => figures),
      [
        [200, 200, 3],
        [74, 74, 6],
      ]
    )
    assert.equal(byDealer[1]?.[0], String(dealer.id))
    assert.deepEqual(await ledgerOf([player]), { stakeMinor: 200, winMinor: 200 })
  })

  test('a lobby keeps the rounds that were played in it when its game moves on, or is removed', async ({
    assert,
  }) => {
    const table = await brand()
    const { other, below, admin } = table
    const sums = async () =>
      (await read(admin, 'by=lobby')).rows.map(({ key, stakeMinor, winMinor, roundCount }) => [
        key,
        stakeMinor,
        winMinor,
        roundCount,
      ])
    assert.deepEqual(await sums(), [['slots', 274, 274, 9]])
    await db.from('games').where('id', other.gameId).update({ lobby: 'liveCasino' })
    forgetPlayedGames()
    assert.deepEqual(await sums(), [['slots', 274, 274, 9]])
    await play(table, below, other, 11)
    await db.from('games').where('id', other.gameId).delete()
    assert.deepEqual(await sums(), [
      ['slots', 274, 274, 9],
      ['liveCasino', 22, 22, 3],
    ])
    const { rows: ofDays } = await read(admin, 'by=day')
    assert.deepEqual(totalOf(ofDays), { stakeMinor: 296, winMinor: 296 })
  })

  test('the file has the sums of the screen, of the own brand alone', async ({ assert }) => {
    const { admin } = await brand()
    await brand()
    const columns = [
      { field: 'name', label: 'Lobby', words: { slots: 'Slots' } },
      ...['roundCount', 'stakeMinor', 'winMinor', 'grossMinor'].map((field) => ({
        field,
        label: field,
      })),
    ]
    const form = { decimal: '.', timeZone: 'UTC' }
    const { status, body } = await admin.post<string>('/v1/game-report/export', {
      ...{ filter: { by: 'lobby' }, columns },
      ...form,
    })
    assert.equal(status, 200)
    assert.deepEqual(body.trim().split(/\r?\n/).at(-1), 'Slots,9,2.74,2.74,0.00')
    const nobody = await admin.post('/v1/game-report/export', { columns, ...form })
    assert.equal(nobody.status, 200)
  })

  test('a dealer reads the own branch alone', async ({ assert }) => {
    const { site, dealer, below } = await brand()
    const session = await signInAs(site, dealer)
    for (const by of GAME_REPORT_GROUPS) {
      const { rows, days } = await read(session, `by=${by}`)
      assert.deepEqual(totalOf(rows), await ledgerOf([below]), by)
      assert.deepEqual(totalOf(days), await ledgerOf([below]), by)
    }
  })

  test('a day ends at midnight of the brand', async ({ assert, cleanup }) => {
    cleanup(() => clock.reset())
    const table = await makeTable({ balanceMinor: 10_000 })
    const { site, player, provider } = table
    await db
      .from('sites')
      .where('id', site.id)
      .update({ settings: JSON.stringify({ timeZone: ZONE }) })
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const moments = ['2026-11-20T20:59:59Z', '2026-11-20T21:00:00Z'].map((at) => Date.parse(at))
    for (const [index, at] of moments.entries()) {
      clock.set(at, { frozen: true })
      const sessionToken = await openSessionOf(player, provider)
      const sent = table.bet({
        ...{ sessionToken, roundId: `day-${index}` },
        ...{ transactionId: `day-${index}`, amountMinor: index + 1 },
      })
      await table.server.send('bet', sent, { at })
    }
    clock.reset()
    for (const [index, day] of ['2026-11-20', '2026-11-21'].entries()) {
      const { rows, timeZone } = await read(admin, `by=provider&from=${day}&to=${day}`)
      assert.equal(timeZone, ZONE)
      assert.deepEqual(
        rows.map(({ stakeMinor }) => stakeMinor),
        [index + 1]
      )
      assert.equal(dayIn(ZONE, moments[index] ?? 0), day)
    }
  })

  test('an unknown grouping and a day out of the calendar are refused', async ({ assert }) => {
    const { admin } = await brand()
    for (const query of ['by=player', 'from=2026-02-31&to=2026-02-01', 'from=yesterday']) {
      const { status } = await admin.get(`/v1/game-report?${query}`)
      assert.isTrue(status === 400 || status === 422, `${query}: ${status}`)
    }
  })
})
