/** What players see of a race: that it is one, its card before and after it, and the races that come next. */
import { test } from '@japa/runner'
import type { BoardMatchDetail, BoardResult } from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { BoardRace, NextRace } from '@grandstand/shared-types/wire/betting/races'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import {
  card,
  enter,
  HOUR_MS,
  later,
  makeRace,
  withdraw,
  type TestRace,
} from '#tests/racing/support'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { makeUser } from '#tests/support/factories'
import { ended } from '#tests/settlement/support'

const EIGHT = {
  '1': 6000,
  '2': 5000,
  '3': 3000,
  '4': 9000,
  '5': 9000,
  '6': 13_000,
  '7': 21_000,
  '8': 26_000,
}
const HORSES = 100_001

test.group('A race on the board', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, EIGHT)
  })
  group.each.teardown(() => clock.reset())

  const get = <T>(path: string) => bettor.session.get<T>(path)
  const cardOf = async (id: number): Promise<BoardRace> =>
    (await get<BoardRace>(`/v1/board/races/${id}`)).body
  const runnerOf = async (number: number) =>
    (await cardOf(race.id)).runners.find((runner) => runner.number === number)
  /** The book takes up what changed a moment later. */
  const reload = ({ id } = race) => loadMatches([id])

  test('a race says that it is one, two teams of one name do not', async ({ assert }) => {
    const twins = await makeMatch({ home: 'Real', away: 'Real' })
    const { body: coupon } = await place(
      bettor.session,
      slip([
        [race.outcomes['1'] ?? 0, 6000],
        [outcomeOf(twins, '1', '1'), 2000],
      ])
    )
    const matchOf = async (id: number) =>
      (await get<BoardMatchDetail>(`/v1/board/matches/${id}`)).body
    const [shown, other] = [await matchOf(race.id), await matchOf(twins.id)]
    assert.deepEqual([shown.isRace, other.isRace], [true, false])
    const { body: detail } = await get<CouponDetail>(`/v1/coupons/${coupon.id}`)
    const said = (rows: { isRace: boolean }[] = []) => rows.map(({ isRace }) => isRace)
    assert.deepEqual(said(coupon.selections), [true, false])
    assert.deepEqual(said(detail.selections), [true, false])
    await enter(staff, race, '1 2 3')
    const facts = { facts: ended([1, 0]), basedOnRevision: 0, beforeStart: true }
    await staff.post(`/v1/matches/${twins.id}/results`, facts)
    const resultOf = async ({ id, startsAt: at }: BoardMatchDetail) =>
      (await get<BoardResult[]>(`/v1/board/results?from=${at}&to=${at}`)).body.find(
        (result) => result.id === id
      )?.isRace
    assert.deepEqual([await resultOf(shown), await resultOf(other)], [true, false])
  })

  test('the card says of each runner what staff entered, and how each way is sold', async ({
    assert,
  }) => {
    const runners = card(8).map((runner) => ({
      ...runner,
      card: { draw: 9 - runner.number, jockey: 'H. Karataş', form: '12-3F', weightGrams: 58_500 },
    }))
    await staff.put(`/v1/matches/${race.id}/field`, { runners, isHandicap: true })
    await reload()
    const shown = await cardOf(race.id)
    assert.containsSubset(shown, {
      id: race.id,
      name: race.name,
      kind: 'horses',
      isHandicap: true,
      placeTerms: { places: 3, divisor: 5 },
      isOpen: true,
      runnerCount: 8,
      raceStatus: null,
    })
    assert.deepEqual(
      shown.runners.map(({ number }) => number),
      [1, 2, 3, 4, 5, 6, 7, 8]
    )
    assert.containsSubset(shown.runners[0], {
      name: 'Runner 1',
      status: 'declared',
      card: runners[0]?.card,
      deductionPercent: 0,
      returnsStake: false,
      finish: null,
    })
  })

  test('a withdrawn runner says what it takes, each for itself, and closes the bets', async ({
    assert,
  }) => {
    await withdraw(staff, race, 3, 3000)
    await withdraw(staff, race, 4, 9000)
    await staff.put(`/v1/matches/${race.id}/runner`, { runner: 5, status: 'nonRunner' })
    await reload()
    assert.containsSubset(await runnerOf(3), {
      status: 'withdrawn',
      withdrawnOddsMilli: 3000,
      deductionPercent: 30,
      returnsStake: true,
    })
    assert.containsSubset(await runnerOf(4), { deductionPercent: 10, returnsStake: true })
    assert.containsSubset(await runnerOf(5), { deductionPercent: 0, returnsStake: true })
    const shown = await cardOf(race.id)
    assert.containsSubset(shown, { isOpen: false, runnerCount: 5 })
    assert.deepEqual(shown.placeTerms, { places: 2, divisor: 4 })
  })

  test('a bet on a coupled runner stands while the other runs', async ({ assert }) => {
    const runners = card(8).map((runner) => ({
      ...runner,
      entry: runner.number <= 2 ? 1 : null,
    }))
    await staff.put(`/v1/matches/${race.id}/field`, { runners })
    await withdraw(staff, race, 1, 2000)
    await reload()
    assert.containsSubset(await runnerOf(1), {
      entry: 1,
      deductionPercent: 0,
      returnsStake: false,
    })
    assert.equal((await cardOf(race.id)).runnerCount, 7)
  })

  test('once it is off the card stays, without bets', async ({ assert }) => {
    const { startsAt } = await cardOf(race.id)
    clock.set(startsAt + 1)
    assert.equal((await get(`/v1/board/matches/${race.id}`)).status, 404)
    assert.containsSubset(await cardOf(race.id), { isOpen: false, raceStatus: null })
    const window = `from=${startsAt}&to=${startsAt}`
    const { body } = await get<NextRace[]>(`/v1/board/races?${window}`)
    assert.notInclude(
      body.map(({ id }) => id),
      race.id
    )
  })

  test('after the race the card has the order of finish, or says that it did not count', async ({
    assert,
  }) => {
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '2=4 1 x5')
    await reload()
    const shown = await cardOf(race.id)
    assert.containsSubset(shown, { raceStatus: 'ran', isOpen: false })
    const finishOf = (number: number) =>
      shown.runners.find((runner) => runner.number === number)?.finish
    assert.deepEqual(finishOf(2), { outcome: 'finished', finishingPosition: 1 })
    assert.deepEqual(finishOf(4), { outcome: 'finished', finishingPosition: 1 })
    assert.deepEqual(finishOf(1), { outcome: 'finished', finishingPosition: 3 })
    assert.deepEqual(finishOf(5), { outcome: 'didNotFinish' })
    assert.deepEqual(finishOf(8), { outcome: 'unplaced' })
    assert.isNull(finishOf(3))
    assert.equal(shown.runners.find(({ number }) => number === 3)?.deductionPercent, 30)
    const off = await makeRace(staff, EIGHT)
    await enter(staff, off, 'void')
    await reload(off)
    assert.equal((await cardOf(off.id)).raceStatus, 'void')
  })

  test('a match that is no race has no card, and a hidden race is not shown', async ({
    assert,
  }) => {
    const match = await makeMatch()
    const statusOf = async (id: number) => (await get(`/v1/board/races/${id}`)).status
    assert.equal(await statusOf(match.id), 404)
    assert.equal(await statusOf(999_999_999), 404)
    const past = await makeRace(staff, EIGHT)
    await enter(staff, past, '1 2 3')
    await reload(past)
    assert.deepEqual([await statusOf(race.id), await statusOf(past.id)], [200, 200])
    for (const scopeId of [race.id, past.id]) {
      const layer = { scope: 'match', scopeId, isHidden: true, isSuspended: false }
      const { status, body } = await staff.post('/v1/offer-layers', layer)
      assert.equal(status, 201, JSON.stringify(body))
    }
    assert.deepEqual([await statusOf(race.id), await statusOf(past.id)], [404, 404])
  })

  test('the next races stand in the order of their start, whatever their meeting', async ({
    assert,
  }) => {
    // a window of its own, since the list is cut to 40 races
    const startsAt = clock.now() + 30 * HOUR_MS + Math.floor(Math.random() * HOUR_MS)
    const to = startsAt + 2
    const next = await makeRace(staff, EIGHT, { startsAt: startsAt + 1 })
    const sooner = await makeRace(staff, { '1': 2000, '2': 3000 }, { startsAt, kind: 'dogs' })
    const gone = await makeRace(staff, EIGHT, { startsAt: to })
    await enter(staff, gone, '1 2 3')
    await reload(gone)
    await makeMatch({ startsAt, sportId: HORSES })
    const window = `from=${startsAt}&to=${to}`
    const { body } = await get<NextRace[]>(`/v1/board/races?${window}&sportId=${HORSES}&lang=en`)
    assert.deepEqual(
      body.map(({ id }) => id),
      [sooner.id, next.id]
    )
    assert.containsSubset(body[0], {
      name: sooner.name,
      startsAt,
      kind: 'dogs',
      runnerCount: 2,
      isOpen: true,
    })
    assert.notEqual(body[0]?.tournamentName, body[1]?.tournamentName)
    const { body: ofDogs } = await get<NextRace[]>(`/v1/board/races?${window}&sportId=100002`)
    assert.lengthOf(ofDogs, 0)
  })

  test('a coupon says of a race to come what withdrawals will do to it', async ({ assert }) => {
    const ids: number[] = []
    for (const [runner, odds] of [
      [1, 6000],
      [3, 3000],
    ] as const) {
      const bet = slip([[race.outcomes[runner] ?? 0, odds]])
      ids.push((await place(bettor.session, bet)).body.id)
    }
    const withdrawalOf = async (id: number | undefined) =>
      (await get<CouponDetail>(`/v1/coupons/${id}`)).body.selections[0]?.withdrawal
    assert.isUndefined(await withdrawalOf(ids[0]))
    later()
    await withdraw(staff, race, 3, 3000)
    const stays = { losesStake: false }
    assert.deepEqual(await withdrawalOf(ids[0]), { ...stays, isOut: false, deductionPercent: 30 })
    assert.deepEqual(await withdrawalOf(ids[1]), { ...stays, isOut: true, deductionPercent: 0 })
    await enter(staff, race, '1 2 4')
    assert.isUndefined(await withdrawalOf(ids[0]))
  })
})
