/** Draws of one brand at times of its own calendar, behind the wall between brands (rules 14.6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  DrawCalendar,
  DrawGameRow,
  DrawLobbyView,
  DrawNumbers,
  DrawResults,
  DrawRow,
} from '@grandstand/shared-types/wire/draws'
import { clock } from '#core/timing/clock'
import { planDraws } from '#draws/drawing/plan_draws'
import { workOnDraws } from '#draws/jobs/work_on_draws'
import { forgetDrawGames } from '#draws/settings/draw_games'
import {
  betOf,
  bought,
  LIMIT,
  makeBuyer,
  openDraws,
  refusal,
  sellGame,
  ticketOf,
} from '#tests/draws/draw_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'

const CALENDAR: DrawCalendar = {
  isEnabled: true,
  times: ['12:00', '19:30'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  salesCloseSeconds: 60,
  drawsAhead: 3,
  prices: {},
}
const HOUR_MS = 3_600_000

async function brand() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin', isInstallationStaff: false })
  return { site, staff: await signInAs(site, admin) }
}

const gameRow = async (staff: ApiSession): Promise<DrawGameRow> => {
  const { body } = await staff.list<DrawGameRow>('draw-game-settings', { filter: { code: 'keno' } })
  const [row] = body
  if (!row) throw new Error('no game')
  return row
}

/** Stores a calendar of keno, as the form does: with the settings of all brands as they are. */
async function store(staff: ApiSession, change: Partial<DrawCalendar> = {}) {
  await db.from('draw_games').where('code', 'keno').update({ draws_ahead: 1 })
  forgetDrawGames()
  const row = await gameRow(staff)
  const answer = await staff.put<DrawGameRow & Refusal>(`/v1/draw-game-settings/${row.id}`, {
    ...row,
    calendar: { ...CALENDAR, ...change },
  })
  await sellGame('keno')
  return answer
}

const lobbyOf = async (session: ApiSession) => {
  const { body } = await session.get<DrawLobbyView>('/v1/draw-games?lobby=lotto')
  return body.games.find(({ code }) => code === 'keno')
}

const ownDraws = (site: TestSite): Promise<{ id: number; draws_at: number; state: string }[]> =>
  db
    .query<{ id: number; draws_at: number; state: string }>()
    .from('draws')
    .where('own_site_id', site.id)
    .orderBy('id')

/** The first own draw of a brand with a calendar. */
async function firstOwn(site: TestSite): Promise<number> {
  await planDraws()
  return Number((await ownDraws(site))[0]?.id)
}

test.group('A calendar of a brand', (group) => {
  group.each.setup(async () => void (await sellGame('keno')))
  group.each.teardown(async () => {
    clock.reset()
    // the brands of other tests plan nothing
    await db.from('draw_calendars').update({ is_enabled: false })
    await db.from('draws').whereNotNull('own_site_id').whereNull('done_at').update({
      state: 'failed',
      done_at: clock.now(),
    })
    forgetDrawGames()
  })

  test('draws its game at its times of day in the zone of the brand, and sells those draws alone', async ({
    assert,
  }) => {
    const [shared = 0] = await openDraws('keno')
    const { site, staff } = await brand()
    const { session } = await makeBuyer({ site })
    assert.equal((await store(staff)).status, 200)
    assert.deepEqual((await gameRow(staff)).calendar, CALENDAR)
    await planDraws()
    const game = await lobbyOf(session)
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Istanbul',
      timeStyle: 'short',
    })
    assert.lengthOf(game?.draws ?? [], 3)
    for (const draw of game?.draws ?? []) {
      assert.include(CALENDAR.times, zone.format(draw.drawsAt))
      assert.equal(draw.drawsAt - draw.closesAt, 60_000)
      assert.match(draw.hash, /^[0-9a-f]{64}$/)
    }
    const bets = [betOf('keno', 1)]
    assert.equal(await refusal(session, { drawId: shared, bets }), 'gameClosed')
    const tickets = await bought(session, { drawId: game?.draws[0]?.id ?? 0, draws: 3, bets })
    assert.deepEqual(
      tickets.map(({ draw }) => draw.id),
      game?.draws.map(({ id }) => id)
    )
  })

  test('is seen at its brand alone: others neither list, read, buy nor void its draws', async ({
    assert,
  }) => {
    const [shared = 0] = await openDraws('keno')
    const { site, staff } = await brand()
    await store(staff)
    const drawId = await firstOwn(site)
    const other = await brand()
    const stranger = await makeBuyer({ site: other.site })
    const theirs = (await lobbyOf(stranger.session))?.draws.map(({ id }) => id)
    assert.deepEqual(theirs, [shared])
    const bets = [betOf('keno', 1)]
    assert.equal(await refusal(stranger.session, { drawId, bets }), 'notFound')
    assert.equal((await stranger.session.get(`/v1/draw-results/${drawId}`)).status, 404)
    assert.equal((await other.staff.get(`/v1/draws/${drawId}`)).status, 404)
    assert.lengthOf((await other.staff.list('draws', { filter: { id: drawId } })).body, 0)
    const voided = await other.staff.post(`/v1/draws/${drawId}/void`, { reason: 'not mine' })
    assert.equal(voided.status, 404)
    assert.isFalse((await gameRow(other.staff)).calendar.isEnabled)
    // those who edit for all brands have no way in, either
    const officer = await makeUser({ site: other.site, type: 'admin' })
    const office = await signInAs(other.site, officer)
    const tried = await office.post(`/v1/draws/${drawId}/void`, { reason: 'not mine' })
    assert.equal(tried.status, 404)
    assert.equal((await ownDraws(site))[0]?.state, 'open')
  })

  test('has its own last results and counted numbers', async ({ assert }) => {
    const { site, staff } = await brand()
    await store(staff, { drawsAhead: 1 })
    const { session } = await makeBuyer({ site })
    const drawId = await firstOwn(site)
    const read = async () => {
      const results = await session.get<DrawResults>('/v1/draw-results?gameCode=keno')
      const numbers = await session.get<DrawNumbers>('/v1/draw-numbers?gameCode=keno')
      return { draws: results.body.draws.map(({ id }) => id), ...numbers.body }
    }
    const none = await read()
    assert.deepEqual([none.draws, none.drawCount], [[], 0])
    clock.set(Number((await ownDraws(site))[0]?.draws_at))
    await workOnDraws()
    const { draws, drawCount, counts } = await read()
    assert.deepEqual([draws, drawCount, counts.length], [[drawId], 1, 80])
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      20
    )
  })

  test('leaves draws that are open at their times when it changes', async ({ assert }) => {
    const { site, staff } = await brand()
    await store(staff, { drawsAhead: 2 })
    await planDraws()
    const before = await ownDraws(site)
    await store(staff, { drawsAhead: 3, times: ['05:15'] })
    await planDraws()
    const after = await ownDraws(site)
    assert.deepEqual(after.slice(0, 2), before)
    assert.lengthOf(after, 3)
    const [, , added] = after
    assert.equal(
      new Date(Number(added?.draws_at) + 3 * HOUR_MS).toISOString().slice(11, 16),
      '05:15'
    )
    assert.isAbove(Number(added?.draws_at), Number(before[1]?.draws_at))
  })

  test('switched off sells the draws of all brands again, and still plays its own', async ({
    assert,
  }) => {
    const [shared = 0] = await openDraws('keno')
    const { site, staff } = await brand()
    await store(staff, { drawsAhead: 1 })
    const { session } = await makeBuyer({ site })
    const bets = [betOf('keno', 1)]
    const drawId = await firstOwn(site)
    const [ticket] = await bought(session, { drawId, bets })
    await store(staff, { isEnabled: false })
    assert.equal(await refusal(session, { drawId, bets }), 'gameClosed')
    assert.deepEqual(
      (await lobbyOf(session))?.draws.map(({ id }) => id),
      [shared]
    )
    clock.set(Number((await ownDraws(site))[0]?.draws_at))
    await workOnDraws()
    assert.include(['won', 'lost'], (await ticketOf(session, ticket?.id ?? 0)).state)
  })

  test('has a price: each bet costs it, no less and no more', async ({ assert }) => {
    const { site, staff } = await brand()
    await store(staff, { prices: { TRY: 700 } })
    const { session } = await makeBuyer({ site })
    const drawId = await firstOwn(site)
    assert.equal((await lobbyOf(session))?.priceMinor, 700)
    const at = (stakes: number[]) => ({
      drawId,
      bets: stakes.map((stakeMinor, index) => betOf('keno', index, stakeMinor)),
    })
    assert.equal(await refusal(session, at([700, 699])), 'stakeBelowMin')
    assert.equal(await refusal(session, at([701])), 'stakeAboveMax')
    const [ticket] = await bought(session, at([700, 700]))
    assert.equal(ticket?.stakeMinor, 1_400)
  })

  test('carries tickets of a draw that its staff void to its own next draw, else returns them', async ({
    assert,
  }) => {
    await openDraws('keno')
    const { site, staff } = await brand()
    await store(staff, { drawsAhead: 2 })
    const { session } = await makeBuyer({ site })
    const first = await firstOwn(site)
    const [, second] = await ownDraws(site)
    const [ticket] = await bought(session, { drawId: first, bets: [betOf('keno', 1)] })
    const voided = await staff.post<DrawRow>(`/v1/draws/${first}/void`, { reason: 'ball machine' })
    assert.deepEqual([voided.status, voided.body.isOwn], [200, true])
    await workOnDraws()
    const carried = await ticketOf(session, ticket?.id ?? 0)
    assert.deepEqual([carried.state, carried.draw.id], ['waiting', Number(second?.id)])
    await store(staff, { isEnabled: false })
    for (const { id } of (await ownDraws(site)).filter(({ state }) => state === 'open')) {
      assert.equal((await staff.post(`/v1/draws/${id}/void`, { reason: 'no more' })).status, 200)
    }
    await workOnDraws()
    assert.equal((await ticketOf(session, ticket?.id ?? 0)).state, 'void')
  })

  test('is set by staff with the right alone, as a whole, and is on record', async ({ assert }) => {
    const { site, staff } = await brand()
    const row = await gameRow(staff)
    const dealer = await makeUser({ site, type: 'dealer' })
    const without = await signInAs(site, dealer)
    const path = `/v1/draw-game-settings/${row.id}`
    assert.equal((await without.put(path, { ...row, calendar: CALENDAR })).status, 403)
    // a body that leaves the calendar out is no whole one
    const { calendar, ...rest } = row
    assert.isFalse(calendar.isEnabled)
    assert.equal((await staff.put(path, rest)).status, 422)
    assert.lengthOf(await db.from('draw_calendars').where('site_id', site.id), 0)
    await store(staff)
    const [entry] = await db
      .from('audit_log')
      .where({ site_id: site.id, action: 'drawGame.update' })
      .orderBy('id', 'desc')
    assert.include(String(entry?.detail), '19:30')
  })

  for (const { what, change, field, key } of [
    { what: 'no time', change: { times: [] }, field: 'times', key: 'tooFewEntries' },
    { what: 'no weekday', change: { weekdays: [] }, field: 'weekdays', key: 'tooFewEntries' },
    { what: 'a time that no clock shows', change: { times: ['24:00'] }, field: 'times.0' },
    { what: 'a time twice', change: { times: ['10:00', '10:00'] }, field: 'times' },
    {
      what: 'a price below the least stake',
      change: { prices: { TRY: LIMIT.minStakeMinor - 1 } },
      field: 'prices.TRY',
      key: 'amountTooSmall',
    },
    {
      what: 'a price above the most stake',
      change: { prices: { TRY: LIMIT.maxStakeMinor + 1 } },
      field: 'prices.TRY',
      key: 'amountTooLarge',
    },
  ]) {
    test(`with ${what} is refused, and nothing is stored`, async ({ assert }) => {
      const { site, staff } = await brand()
      const { status, body } = await store(staff, change)
      assert.equal(status, 422)
      assert.equal(body.error.fields?.[0]?.field, `calendar.${field}`)
      if (key) assert.equal(body.error.fields?.[0]?.key, key)
      assert.lengthOf(await db.from('draw_calendars').where('site_id', site.id), 0)
    })
  }
})
