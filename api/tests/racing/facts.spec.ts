/** Bets on facts of a race beside its order: fastest lap, pole, first retirement, safety car, counts and margins. */
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import {
  enter,
  enterFacts,
  later,
  makeRace,
  openMarket,
  result,
  withdraw,
  type TestRace,
  betOn,
  payoutsOf,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

const FASTEST_LAP = 100_010
const POLE = 100_011
const FIRST_RETIREMENT = 100_012
const SAFETY_CAR = 100_013
const CLASSIFIED = 100_014
const MARGIN = 100_015
const TWO_SIDES = 539

const FIELD = { '1': 3000, '2': 4000, '3': 6000, '4': 8000 }
const STAKE = 1000

test.group('Bets on facts of a race', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const grandPrix = () => makeRace(staff, FIELD, { kind: 'motorSport' })

  /** Opens the market and bets on one of its outcomes, at the price in thousandths that it has. */
  async function bet(
    race: TestRace,
    typeId: number,
    prices: Record<string, number>,
    key: string,
    specifier = ''
  ): Promise<number> {
    const { outcomes } = await openMarket(staff, race.id, typeId, prices, specifier)
    return betOn(bettor, outcomes[key] ?? 0, prices[key] ?? 0)
  }
  const paid = (...ids: number[]) => payoutsOf(bettor, ids)

  test('stay open until their fact is entered, and are settled by it (rules 19.7)', async ({
    assert,
  }) => {
    const race = await grandPrix()
    const coupons = [
      await bet(race, FASTEST_LAP, FIELD, '2'),
      await bet(race, POLE, FIELD, '3'),
      await bet(race, FIRST_RETIREMENT, { ...FIELD, none: 15_000 }, '4'),
      await bet(race, SAFETY_CAR, { yes: 1800, no: 1900 }, 'no'),
      await bet(race, CLASSIFIED, { over: 1800, under: 1900 }, 'over', 'total=2.5'),
    ]
    const winner = await betOn(bettor, race.outcomes['1'] ?? 0, FIELD['1'])
    await enter(staff, race, '1 2 3 x4')
    assert.deepEqual(await paid(winner), [3 * STAKE])
    assert.deepEqual(await paid(...coupons), [null, null, null, null, null])

    const facts = { fastestLap: [2, 1], pole: [1], firstRetirement: [4], hadSafetyCar: false }
    const { body } = await enterFacts(staff, race, '1 2 3 x4', { ...facts, classified: 2 }, 1)
    assert.equal(body.couponsSettled, 5)
    assert.deepEqual(await paid(...coupons), [2 * STAKE, 0, 8 * STAKE, 1900, 0])

    await enterFacts(staff, race, '1 2 3 x4', { ...facts, pole: [3], classified: 3 }, 2)
    assert.deepEqual(await paid(...coupons), [2 * STAKE, 6 * STAKE, 8 * STAKE, 1900, 1800])
  })

  test('that nobody retires is an outcome of its own, which every market has', async ({
    assert,
  }) => {
    const race = await grandPrix()
    const refused = await staff.post<Refusal>('/v1/markets', {
      matchId: race.id,
      marketTypeId: FIRST_RETIREMENT,
      outcomes: Object.entries(FIELD).map(([key, oddsMilli]) => ({ key, oddsMilli })),
    })
    assert.equal(refused.body.error.fields?.[0]?.key, 'outcomesWrong')
    const { outcomes } = await openMarket(staff, race.id, FIRST_RETIREMENT, {
      ...FIELD,
      none: 15_000,
    })
    const nobody = await betOn(bettor, outcomes['none'] ?? 0, 15_000)
    const runner = await betOn(bettor, outcomes['1'] ?? 0, FIELD['1'])
    await enterFacts(staff, race, '1 2 3 4', { firstRetirement: [] })
    assert.deepEqual(await paid(nobody, runner), [15 * STAKE, 0])
  })

  test('of an abandoned race pole, a retirement and a safety car that came stand, the others return (rules 19.10)', async ({
    assert,
  }) => {
    const race = await grandPrix()
    const coupons = [
      await bet(race, POLE, FIELD, '3'),
      await bet(race, FIRST_RETIREMENT, { ...FIELD, none: 15_000 }, '4'),
      await bet(race, SAFETY_CAR, { yes: 1800, no: 1900 }, 'yes'),
      await bet(race, FASTEST_LAP, FIELD, '2'),
      await bet(race, CLASSIFIED, { over: 1800, under: 1900 }, 'over', 'total=2.5'),
      await betOn(bettor, race.outcomes['1'] ?? 0, FIELD['1']),
    ]
    const facts = { pole: [3], firstRetirement: [4], hadSafetyCar: true }
    await enterFacts(staff, race, 'abandoned', facts)
    assert.deepEqual(await paid(...coupons), [6 * STAKE, 8 * STAKE, 1800, STAKE, STAKE, STAKE])
  })

  test('after a walkover the pole stands', async ({ assert }) => {
    const race = await grandPrix()
    const coupons = [await bet(race, POLE, FIELD, '3'), await bet(race, FASTEST_LAP, FIELD, '2')]
    await enterFacts(staff, race, 'walkover', { pole: [3] })
    assert.deepEqual(await paid(...coupons), [6 * STAKE, STAKE])
  })

  test('of less than two laps nothing but the pole counts (rules 19.10)', async ({ assert }) => {
    const race = await grandPrix()
    const coupons = [
      await bet(race, POLE, FIELD, '3'),
      await bet(race, FASTEST_LAP, FIELD, '2'),
      await betOn(bettor, race.outcomes['1'] ?? 0, FIELD['1']),
    ]
    const facts = { pole: [3], fastestLap: [2], lapsRun: 1, lapsPlanned: 50 }
    await enterFacts(staff, race, '1 2 3 4', facts)
    assert.deepEqual(await paid(...coupons), [6 * STAKE, STAKE, STAKE])
  })

  test('are void on a runner that comes out, and lose nothing by another (rules 19.7, 19.8)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const margin = await bet(race, MARGIN, BANDS, '100-299')
    later()
    await withdraw(staff, race, 1, 2500)
    await enterFacts(staff, race, '2 3 4', { winningMargin: 250 })
    assert.deepEqual(await paid(margin), [2500])

    const cars = await grandPrix()
    const { outcomes } = await openMarket(staff, cars.id, FASTEST_LAP, FIELD)
    const [out, other] = [
      await betOn(bettor, outcomes['1'] ?? 0, FIELD['1']),
      await betOn(bettor, outcomes['2'] ?? 0, FIELD['2']),
    ]
    await withdraw(staff, cars, 1, 2500)
    await enterFacts(staff, cars, '2 3 4', { fastestLap: [2] })
    assert.deepEqual(await paid(out, other), [STAKE, 4 * STAKE])
  })

  test('a margin pays the band that it falls into, a dead heat the first', async ({ assert }) => {
    const [far, level] = [await makeRace(staff, FIELD), await makeRace(staff, FIELD)]
    const coupons = [
      await bet(far, MARGIN, BANDS, '300-599'),
      await bet(level, MARGIN, BANDS, '0-99'),
    ]
    await enterFacts(staff, far, '1 2 3 4', { winningMargin: 599 })
    await enterFacts(staff, level, '1=2 3 4', { winningMargin: 0 })
    assert.deepEqual(await paid(...coupons), [4000, 3000])
  })

  test('facts that the field cannot have are refused by name, as are markets of two sides on a race', async ({
    assert,
  }) => {
    const race = await grandPrix()
    const facts = { pole: [9], fastestLap: [2, 2], classified: 5, winningMargin: 100 }
    const said = result('1=2 3 4', 0, facts)
    const { body } = await staff.post<Refusal>(`/v1/matches/${race.id}/results`, said)
    const { error } = body
    assert.equal(error.key, 'resultIncomplete')
    assert.sameMembers(error.fields?.map(({ field }) => field) ?? [], [
      'race.pole',
      'race.fastestLap',
      'race.classified',
      'race.winningMargin',
    ])
    const sides = await staff.post<Refusal>('/v1/markets', {
      matchId: race.id,
      marketTypeId: TWO_SIDES,
      outcomes: ['home', 'away'].map((key) => ({ key, oddsMilli: 1900 })),
    })
    assert.equal(sides.body.error.fields?.[0]?.key, 'unknownEntry')
  })
})

const BANDS = { '0-99': 3000, '100-299': 2500, '300-599': 4000, '600+': 7000 }
