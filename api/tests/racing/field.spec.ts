import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PERMISSIONS } from '@grandstand/shared-types/accounts/user_types'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import {
  card,
  enter,
  HOUR_MS,
  makeMeeting,
  makeRace,
  reopen,
  withdraw,
} from '#tests/racing/support'

const FIELD = { '1': 6000, '2': 4000, '3': 3000, '4': 5000 }

test.group('Fields of races', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  })
  group.each.teardown(() => clock.reset())

  const field = (id: number) => staff.get<RaceFieldView>(`/v1/matches/${id}/field`)
  const change = (id: number, body: object) =>
    staff.put<RaceFieldView & Refusal>(`/v1/matches/${id}/runner`, body)

  test('a race is a match with one name, a kind of field and its card', async ({ assert }) => {
    const runners = card(3).map((runner) => ({
      ...runner,
      card: { draw: runner.number, jockey: 'R. Moore', form: '12-3F', weightGrams: 57_500 },
    }))
    const race = await makeRace(staff, { '1': 2000, '2': 3000, '3': 4000 }, { runners })
    const { body: match } = await staff.get<MatchRow>(`/v1/matches/${race.id}`)
    assert.include(match, {
      home: race.name,
      away: race.name,
      fieldKind: 'horses',
      isRace: true,
      marketCount: 1,
    })
    const { body } = await field(race.id)
    assert.include(body, { kind: 'horses', isHandicap: false, offAt: null })
    assert.deepEqual(body.runners[0], {
      number: 1,
      name: 'Runner 1',
      status: 'declared',
      entry: null,
      withdrawnAt: null,
      withdrawnOddsMilli: null,
      replaces: null,
      startingPriceMilli: null,
      card: { draw: 1, jockey: 'R. Moore', form: '12-3F', weightGrams: 57_500 },
    })
    const { body: plain } = await staff.get<MatchRow>(`/v1/matches/${(await makeMatch()).id}`)
    assert.include(plain, { fieldKind: null, isRace: false })
  })

  test('a race that is run every day shares its name, and stands once at a time', async ({
    assert,
  }) => {
    const tournamentId = await makeMeeting()
    const race = { tournamentId, name: '14:00 Ascot', kind: 'horses', runners: card(2) }
    const at = (days: number) => ({ ...race, startsAt: clock.now() + days * 24 * HOUR_MS })
    const [today, tomorrow] = [at(1), at(2)]
    const first = await staff.post<MatchRow>('/v1/races', today)
    const second = await staff.post<MatchRow>('/v1/races', tomorrow)
    assert.deepEqual([first.status, second.status], [201, 201])
    assert.equal(first.body.homeTeamId, second.body.awayTeamId)
    const again = await staff.post<Refusal>('/v1/races', today)
    assert.deepEqual([again.status, again.body.error.key], [409, 'alreadyExists'])
  })

  test('board, coupon and results show the runner by number and name', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const { body: board } = await bettor.session.get<BoardMatchDetail>(
      `/v1/board/matches/${race.id}`
    )
    assert.deepEqual(
      board.markets[0]?.outcomes.map(({ key, name }) => [key, name]),
      [1, 2, 3, 4].map((number) => [String(number), `${number} Runner ${number}`])
    )
    const { body: placed } = await place(bettor.session, slip([[race.outcomes['3'] ?? 0, 3000]]))
    assert.equal(placed.selections?.[0]?.outcomeName, '3 Runner 3')
    await staff.put(`/v1/matches/${race.id}/field`, {
      runners: card(4).map((runner) => ({ ...runner, name: `Other ${runner.number}` })),
    })
    const { body: seen } = await bettor.session.get<CouponView>(`/v1/coupons/${placed.id}`)
    assert.equal(seen.selections?.[0]?.outcomeName, '3 Runner 3')
    const { body: rows } = await staff.get<{ runner: string }[]>(
      `/v1/outcomes?filter=${encodeURIComponent(JSON.stringify({ marketId: race.marketId }))}`
    )
    assert.sameMembers(
      rows.map(({ runner }) => runner),
      ['Other 1', 'Other 2', 'Other 3', 'Other 4']
    )
    await enter(staff, race, '3=1 2')
    const window = `from=${clock.now() - HOUR_MS}&to=${clock.now() + 2 * HOUR_MS}`
    const { body: results } = await bettor.session.get<{ id: number; winners?: string[] }[]>(
      `/v1/board/results?${window}`
    )
    const shown = results.find(({ id }) => id === race.id)
    assert.deepEqual(shown?.winners, ['1 Other 1', '3 Other 3'])
  })

  test('a withdrawal closes the price of the runner and suspends the market', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    await withdraw(staff, race, 3, 3000)
    await loadMatches([race.id])
    const bet = (runner: number, odds: number) =>
      place(bettor.session, slip([[race.outcomes[runner] ?? 0, odds]]))
    assert.equal((await bet(1, 6000)).status, 422)
    await reopen(staff, race)
    assert.equal((await bet(1, 6000)).status, 201)
    assert.equal((await bet(3, 3000)).status, 422)
    const open = await staff.put<Refusal>(`/v1/outcomes/${race.outcomes['3']}`, { active: true })
    assert.equal(open.status, 422)
    assert.deepEqual(
      open.body.error.fields?.map((fault) => [fault.field, fault.key]),
      [['active', 'stateFixed']]
    )
  })

  test('the same withdrawal twice is one; taken back, the price can open again', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    await withdraw(staff, race, 3, 3000)
    const { body } = await field(race.id)
    const { withdrawnAt, withdrawnOddsMilli } = body.runners[2]!
    const said = { runner: 3, status: 'withdrawn', withdrawnAt, withdrawnOddsMilli }
    assert.equal((await change(race.id, said)).status, 200)
    const audited = () =>
      db.from('audit_log').where({ action: 'race.runner', subject_id: race.id }).select('id')
    assert.lengthOf(await audited(), 1)
    const back = await change(race.id, { runner: 3, status: 'declared' })
    assert.include(back.body.runners[2], { status: 'declared', withdrawnAt: null })
    assert.lengthOf(await audited(), 2)
    await reopen(staff, race)
    const { status } = await place(bettor.session, slip([[race.outcomes['3'] ?? 0, 3000]]))
    assert.equal(status, 201)
  })

  test('a reserve is closed until it is declared, and may name whom it replaces', async ({
    assert,
  }) => {
    const runners = [...card(3), { number: 4, name: 'Reserve', isReserve: true }]
    const race = await makeRace(staff, FIELD, { runners })
    const bet = () => place(bettor.session, slip([[race.outcomes['4'] ?? 0, 5000]]))
    assert.equal((await bet()).status, 422)
    const tooSoon = await change(race.id, { runner: 4, status: 'declared', replaces: 3 })
    assert.deepEqual(tooSoon.body.error.params, ['replacesRunner', 4])
    await change(race.id, { runner: 3, status: 'nonRunner' })
    const { body } = await change(race.id, { runner: 4, status: 'declared', replaces: 3 })
    assert.include(body.runners[3], { status: 'declared', replaces: 3 })
    await reopen(staff, race)
    assert.equal((await bet()).status, 201)
  })

  test('a match without a field has none to show or to change', async ({ assert }) => {
    const { id } = await makeMatch()
    assert.equal((await field(id)).status, 404)
    assert.equal((await staff.put(`/v1/matches/${id}/field`, { offAt: null })).status, 404)
    assert.equal((await change(id, { runner: 1, status: 'nonRunner' })).status, 404)
  })

  test('a race that nobody bet on is removed with its field', async ({ assert }) => {
    const race = await staff.post<MatchRow>('/v1/races', {
      tournamentId: await makeMeeting(),
      name: 'A race',
      startsAt: clock.now() + HOUR_MS,
      kind: 'dogs',
      runners: card(6),
    })
    assert.equal((await staff.delete(`/v1/matches/${race.body.id}`)).status, 200)
    assert.lengthOf(await db.from('runners').where('match_id', race.body.id), 0)
  })

  test('only staff of the installation with the right change a field', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const { site, session } = bettor
    const all = PERMISSIONS.filter((permission) => permission !== 'matches.edit')
    const users = [
      session,
      await signInAs(site, await makeUser({ site, type: 'dealer', permissions: [...PERMISSIONS] })),
      await signInAs(
        site,
        await makeUser({ site, type: 'operator', permissions: all, isInstallationStaff: true })
      ),
      await signInAs(
        site,
        await makeUser({
          site,
          type: 'operator',
          permissions: ['catalogue.view', 'matches.edit'],
          isInstallationStaff: false,
        })
      ),
    ]
    const runner = { runner: 1, status: 'nonRunner' }
    for (const [index, user] of users.entries()) {
      const answers = [
        await user.put(`/v1/matches/${race.id}/runner`, runner),
        await user.put(`/v1/matches/${race.id}/field`, { runners: card(4) }),
        await user.post('/v1/races', {}),
      ]
      for (const { status } of answers) assert.equal(status, 403, `user ${index}`)
    }
    const { body } = await field(race.id)
    assert.isTrue(body.runners.every(({ status }) => status === 'declared'))
    assert.equal((await session.get(`/v1/matches/${race.id}/field`)).status, 403)
  })

  test('A4: nobody changes the field of a race on which they hold a bet', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const officer = await makeUser({ site: bettor.site, type: 'admin' })
    await place(bettor.session, slip([[race.outcomes['1'] ?? 0, 6000]]))
    await db
      .from('users')
      .where('id', officer.id)
      .update({ identity_key: `same-${race.id}` })
    await db
      .from('users')
      .where('id', bettor.player.id)
      .update({ identity_key: `same-${race.id}` })
    const session = await signInAs(bettor.site, officer)
    const answers = [
      await session.put<Refusal>(`/v1/matches/${race.id}/runner`, {
        runner: 3,
        status: 'nonRunner',
      }),
      await session.put<Refusal>(`/v1/matches/${race.id}/field`, { offAt: clock.now() }),
    ]
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.error.key], [403, 'holdsBet'])
    }
    assert.isNull((await field(race.id)).body.offAt)
  })
})
