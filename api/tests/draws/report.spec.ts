/** The report of draws by game, draw and desk says what the ledger says, of the own branch alone. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { DrawReport, DrawReportFigures } from '@grandstand/shared-types/wire/draw_report'
import { sumOfRows } from '#core/database/sums'
import { clock } from '#core/timing/clock'
import User from '#accounts/models/user'
import { principalOf } from '#accounts/actions/open_session'
import { drawReport, MOST_ROWS_OF_FILE } from '#draws/reports/draw_report'
import { workOnDraws } from '#draws/jobs/work_on_draws'
import { makeDesks, open } from '#tests/desk/desk_support'
import { bought, betOf, buy, makeBuyer, openDraws, passClosing } from '#tests/draws/draw_support'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser, type TestSite } from '#tests/support/factories'

const reportOf = async (session: ApiSession, by: string): Promise<DrawReport> =>
  (await session.get<DrawReport>(`/v1/draw-report?by=${by}`)).body

const money = ({ stakeMinor, winMinor, returnedMinor, netMinor }: DrawReportFigures) => [
  stakeMinor,
  winMinor,
  returnedMinor,
  netMinor,
]

const SURE = Array.from({ length: 10 }, (_, index) => ({ stakeMinor: 100, numbers: [index + 1] }))

/** What the house's account of games holds of a brand, by its entries. */
async function houseFold(site: TestSite): Promise<number> {
  const row = await db
    .query<{ sum: string | number | null }>()
    .from('ledger_entries as e')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where({ 'a.site_id': site.id, 'a.pocket': 'games' })
    .whereNull('a.user_id')
    .sum('e.amount as sum')
    .first()
  return sumOfRows(row?.sum)
}

/** Two desks of two dealers and a player: a ticket each of two draws, one taken back, one draw played. */
async function scene() {
  const [first = 0, second = 0] = await openDraws('keno', 2)
  const desks = await makeDesks()
  const { site } = desks
  const { session } = await makeBuyer({ site })
  for (const desk of [desks.first, desks.second]) {
    await open(desk.session, 100_000)
    for (const drawId of [first, second]) {
      const order = { drawId, bets: SURE }
      await buy(desk.session, order, randomUUID(), '/v1/desk/draw-tickets')
    }
  }
  await bought(session, { drawId: first, bets: SURE })
  const [left] = await bought(session, { drawId: second, bets: [betOf('keno', 1, 700)] })
  await session.post(`/v1/me/draw-tickets/${left?.id}/cancel`, {})
  await passClosing(first, 10_000)
  await workOnDraws()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, first, second, desks, admin, staff: await signInAs(site, admin) }
}

test.group('The report of draws', (group) => {
  group.each.teardown(() => clock.reset())

  test('equals the ledger, and its rows by game, draw and desk add up to the same', async ({
    assert,
  }) => {
    const { site, first, second, desks, staff } = await scene()
    const byGame = await reportOf(staff, 'game')
    const [total] = byGame.totals
    assert.equal(total?.netMinor, await houseFold(site))
    // three tickets of each draw at 10.00, one of them at 7.00 and taken back
    assert.deepEqual([total?.ticketCount, total?.stakeMinor], [6, 5_700])
    assert.equal(total?.returnedMinor, 700)
    for (const by of ['game', 'draw', 'desk']) {
      const { rows, totals, isCut } = await reportOf(staff, by)
      assert.deepEqual([totals, isCut], [byGame.totals, false])
      const sums = rows.map(money)
      const added = [0, 1, 2, 3].map((at) => sums.reduce((sum, row) => sum + (row[at] ?? 0), 0))
      assert.deepEqual(added, total && money(total), by)
    }
    const draws = (await reportOf(staff, 'draw')).rows
    assert.deepEqual(
      draws.map(({ drawId, ticketCount }) => [drawId, ticketCount]),
      [
        [second, 3],
        [first, 3],
      ]
    )
    const sold = (await reportOf(staff, 'desk')).rows
    const names = [desks.first, desks.second].map(({ user }) => user.username)
    assert.sameMembers(
      sold.map(({ username }) => username),
      [null, ...names]
    )
    for (const row of sold.filter(({ userId }) => userId !== null)) {
      assert.deepEqual([row.ticketCount, row.stakeMinor], [2, 2_000])
    }
  })

  test('gives its rows as a file, with the words of the screen', async ({ assert }) => {
    const { staff, desks } = await scene()
    const columns = [
      { field: 'username', label: 'Desk', words: { null: 'Players' } },
      ...['ticketCount', 'stakeMinor', 'returnedMinor'].map((field) => ({ field, label: field })),
    ]
    const { status, body } = await staff.post<string>('/v1/draw-report/export', {
      ...{ filter: { by: 'desk' }, columns, decimal: '.', timeZone: 'UTC' },
    })
    assert.equal(status, 200)
    const lines = body.trim().split(/\r?\n/).slice(1)
    const names = [desks.first, desks.second].map(({ user }) => user.username)
    assert.sameMembers(lines, [
      ...names.map((name) => `${name},2,20.00,0.00`),
      'Players,2,17.00,7.00',
    ])
  })

  test('cuts a screen short and says so; a file has room for every row', async ({ assert }) => {
    const { first, second, admin } = await scene()
    const principal = await principalOf(await User.findOrFail(admin.id))
    const screen = await drawReport(principal, { by: 'draw' }, 1)
    assert.deepEqual([screen.rows.map(({ drawId }) => drawId), screen.isCut], [[second], true])
    const file = await drawReport(principal, { by: 'draw' }, MOST_ROWS_OF_FILE)
    assert.deepEqual(
      file.rows.map(({ drawId }) => drawId),
      [second, first]
    )
    assert.deepEqual(file.totals, screen.totals)
  })

  test('shows a brand its own tickets alone, and refuses who may not read them', async ({
    assert,
  }) => {
    await scene()
    const { site } = await makeBuyer()
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { rows, totals } = await reportOf(staff, 'draw')
    assert.deepEqual([rows, totals], [[], []])
    const dealer = await signInAs(site, await makeUser({ site, type: 'dealer', permissions: [] }))
    assert.equal((await dealer.get('/v1/draw-report?by=game')).status, 403)
  })

  test('shows a dealer the tickets of the own branch', async ({ assert }) => {
    const { site } = await scene()
    const permissions = ['coupons.paid'] as const
    const dealer = await makeUser({ site, type: 'dealer', permissions: [...permissions] })
    const session = await signInAs(site, dealer)
    assert.deepEqual((await reportOf(session, 'desk')).rows, [])
    const { session: player } = await makeBuyer({ site, parent: dealer })
    const [drawId = 0] = await openDraws('keno')
    await bought(player, { drawId, bets: SURE })
    const own = (await reportOf(session, 'desk')).rows
    assert.deepEqual(
      own.map(({ username, ticketCount, stakeMinor }) => [username, ticketCount, stakeMinor]),
      [[null, 1, 1_000]]
    )
  })

  test('asks for days that a calendar has, and for a known grouping', async ({ assert }) => {
    const { site } = await makeBuyer()
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const at = (query: string) => staff.get(`/v1/draw-report?${query}`)
    assert.equal((await at('by=player')).status, 422)
    assert.equal((await at('by=game&from=2026-02-02&to=2026-02-01')).status, 400)
  })
})
