import { test } from '@japa/runner'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { clock } from '#core/timing/clock'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import { card, HOUR_MS, later, makeRace, order, withdraw } from '#tests/racing/support'

const FIELD = { '1': 6000, '2': 4000, '3': 3000, '4': 5000 }

test.group('Fields and orders of finish refused', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  })
  group.each.teardown(() => clock.reset())

  const change = (id: number, body: object) =>
    staff.put<RaceFieldView & Refusal>(`/v1/matches/${id}/runner`, body)

  test('faults of a field are refused by name, with the runner', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const offAt = clock.now() - 1000
    later()
    const faulty = async (body: object) => {
      const { status, body: said } = await change(race.id, body)
      assert.equal(status, 422)
      return [said.error.key, ...said.error.params]
    }
    const withdrawn = { runner: 3, status: 'withdrawn' }
    const at = { withdrawnAt: clock.now() - 10 }
    assert.deepEqual(await faulty({ ...withdrawn, withdrawnOddsMilli: 3000 }), [
      'raceField',
      'withdrawnWithoutTime',
      3,
    ])
    assert.deepEqual(await faulty({ ...withdrawn, ...at }), [
      'raceField',
      'withdrawnWithoutPrice',
      3,
    ])
    assert.deepEqual(await faulty({ runner: 2, status: 'declared', replaces: 9 }), [
      'raceField',
      'replacesNobody',
      2,
    ])
    await staff.put(`/v1/matches/${race.id}/field`, { offAt })
    assert.deepEqual(await faulty({ ...withdrawn, ...at, withdrawnOddsMilli: 3000 }), [
      'raceField',
      'withdrawnAfterOff',
      3,
    ])
    const future = { ...withdrawn, withdrawnAt: clock.now() + HOUR_MS, withdrawnOddsMilli: 3000 }
    assert.deepEqual(await faulty(future), ['validationFailed'])
    assert.deepEqual(await faulty({ runner: 9, status: 'nonRunner' }), ['validationFailed'])
    const put = (runners: object[]) =>
      staff.put<Refusal>(`/v1/matches/${race.id}/field`, { runners })
    const twice = await put([...card(4), { number: 2, name: 'Again' }])
    assert.deepEqual(twice.body.error.params, ['numberTwice', 2])
    const gone = await put(card(3))
    assert.deepEqual([gone.status, ...gone.body.error.params], [422, 'runnerNamed', 4])
  })

  test('faults of an order are refused by name, and nothing is stored', async ({ assert }) => {
    const race = await makeRace(
      staff,
      { ...FIELD, '5': 9000 },
      {
        runners: [...card(4), { number: 5, name: 'Reserve', isReserve: true }],
      }
    )
    await change(race.id, { runner: 4, status: 'nonRunner' })
    await withdraw(staff, race, 3, 3000)
    const faulty = async (entries: object[]) => {
      const { status, body } = await staff.post<Refusal>(`/v1/matches/${race.id}/results`, {
        facts: { status: 'ended', race: { status: 'ran', order: entries } },
        basedOnRevision: 0,
        beforeStart: true,
      })
      assert.equal(status, 422, JSON.stringify(entries))
      return body.error.key === 'orderOfFinish' ? body.error.params : [body.error.key]
    }
    assert.deepEqual(await faulty(order('9 1')), ['unknownRunner', 9])
    assert.deepEqual(await faulty(order('1 1')), ['runnerTwice', 1])
    assert.deepEqual(await faulty(order('3 1')), ['withdrawnRunner', 3])
    assert.deepEqual(await faulty(order('4 1')), ['nonRunner', 4])
    assert.deepEqual(await faulty(order('5 1')), ['reserveNotIn', 5])
    assert.deepEqual(await faulty([]), ['noWinner', 1])
    const finished = { runner: 1, outcome: 'finished' }
    assert.deepEqual(await faulty([finished]), ['positionMissing', 1])
    assert.deepEqual(
      await faulty([
        { ...finished, finishingPosition: 1 },
        { runner: 2, outcome: 'finished', finishingPosition: 3 },
      ]),
      ['gap', 3]
    )
    assert.deepEqual(
      await faulty([{ runner: 2, outcome: 'didNotFinish', finishingPosition: 1 }, ...order('1')]),
      ['positionOfUnplaced', 2]
    )
    assert.deepEqual((await staff.get(`/v1/matches/${race.id}/results`)).body, [])
  })

  test('a result that is not of its match is refused', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const match = await makeMatch()
    const said = async (id: number, facts: object) => {
      const { status, body } = await staff.post<Refusal>(`/v1/matches/${id}/results`, {
        facts,
        basedOnRevision: 0,
        beforeStart: true,
      })
      return [status, body.error.key, ...(body.error.fields ?? []).map((fault) => fault.field)]
    }
    const score = { status: 'ended', periods: {}, fullTime: [1, 0], halfTime: [0, 0] }
    const ran = { status: 'ran', order: order('1 2') }
    assert.deepEqual(await said(race.id, score), [422, 'resultIncomplete', 'race'])
    assert.deepEqual(await said(match.id, { ...score, race: ran }), [
      422,
      'resultIncomplete',
      'field',
    ])
    assert.deepEqual(await said(race.id, { status: 'abandoned', race: ran }), [
      422,
      'resultIncomplete',
      'status',
    ])
    assert.deepEqual(
      await said(race.id, { status: 'cancelled', race: { ...ran, status: 'void' } }),
      [422, 'resultIncomplete', 'race.order']
    )
    assert.equal((await said(race.id, { status: 'ended', field: {}, race: ran }))[0], 422)
  })

  test('a Winner market names runners of the field alone', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const match = await makeMatch({ sportId: 100_001 })
    await staff.put(`/v1/matches/${race.id}/runner`, { runner: 4, status: 'nonRunner' })
    const make = async (matchId: number, keys: string[]) => {
      const { body } = await staff.post<Refusal>('/v1/markets', {
        matchId,
        marketTypeId: RACE_WINNER,
        outcomes: keys.map((key) => ({ key, oddsMilli: 2000 })),
      })
      return body.error.fields?.map((fault) => fault.key)
    }
    assert.deepEqual(await make(match.id, ['1', '2']), ['unknownEntry'])
    assert.deepEqual(await make(race.id, ['1', '9']), ['outcomesWrong'])
    assert.deepEqual(await make(race.id, ['1', '4']), ['outcomesWrong'])
    assert.deepEqual(await make(race.id, ['1', 'X']), ['outcomesWrong'])
  })
})
