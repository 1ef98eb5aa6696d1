/** Bets to win and each way at best of both: the price taken, or the starting price where that is higher (rules 19.9). */
import { test } from '@japa/runner'
import type { BestOfBoth } from '@grandstand/shared-types/racing/terms/best_of_both'
import type { StartingPrice } from '@grandstand/shared-types/racing/finish/race_result'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { priceKindOf } from '#coupons/placing/price_kind'
import { raceOfFacts } from '#catalogue/racing/races_in_force'
import { differsInRace, dueOfRaceSql } from '#settlement/coupons/due_of_race'
import { paperSelection } from '#printing/pages/selections'
import { clock } from '#core/timing/clock'
import { makeBettor, place, type Bettor } from '#tests/coupons/support'
import {
  betOn,
  enter,
  enterFacts,
  makeRace,
  openMarket,
  payoutsOf,
  reopen,
  result,
  withdraw,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** Eight runners: three places at a fifth of the odds. */
const FIELD = { 1: 6000, 2: 5000, 3: 11_000, 4: 4000, 5: 9000, 6: 9000, 7: 21_000, 8: 21_000 }
const TERMS = { places: 3, divisor: 5 }
const ANTE_POST = 100_021
const STAKE = 1000
const DAY_MS = 24 * 3_600_000
/** Before the start of the race: a test just before midnight is of its day, too. */
const MINUTES_MS = 5 * 60_000

/** Matches that are settled at once, each with as many runners as a big race, and the letters that SQLite takes. */
const PAGE = 50
const RUNNERS = 24
const MOST_LETTERS = 1_000_000

const sp = (...prices: [runner: number, oddsMilli: number][]): StartingPrice[] =>
  prices.map(([runner, oddsMilli]) => ({ runner, oddsMilli }))

test.group('Best of both', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  async function set(bestOfBoth: BestOfBoth) {
    const { status, body } = await staff.put(`/v1/sites/${bettor.site.id}`, {
      settings: { bestOfBoth },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    await set({ horses: 0, dogs: null })
    race = await makeRace(staff, FIELD, { startsAt: clock.now() + MINUTES_MS })
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const bet = (runner: keyof typeof FIELD, of: Pick<TestRace, 'outcomes'> = race) =>
    betOn(bettor, of.outcomes[runner] ?? 0, FIELD[runner])
  async function eachWay(runner: keyof typeof FIELD): Promise<number> {
    const { status, body } = await place(bettor.session, {
      kind: 'single',
      selections: [
        { outcomeId: race.outcomes[runner] ?? 0, oddsMilli: FIELD[runner], eachWay: TERMS },
      ],
      totalStakeMinor: 2 * STAKE,
      oddsChange: 'ask',
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const paid = (...ids: number[]) => payoutsOf(bettor, ids)
  const pickOf = async (id: number) =>
    (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body.selections[0]

  test('the coupon says so, and pays the starting price where it is higher', async ({ assert }) => {
    const [winner, loser] = [await bet(1), await bet(2)]
    const pick = await pickOf(winner)
    assert.equal(pick?.priceKind, 'bestOfBoth')
    assert.isTrue(pick && paperSelection(pick, [], 'en').isBestOfBoth)
    await enterFacts(staff, race, '1 2 3', { startingPrices: sp([1, 8000], [2, 4500]) })
    assert.deepEqual(await paid(winner, loser), [8 * STAKE, 0])
    assert.include(await pickOf(winner), { oddsMilli: 6000, startingPriceMilli: 8000 })
    // put right: the starting price was lower than the price taken
    await enterFacts(staff, race, '1 2 3', { startingPrices: sp([1, 5000]) }, 1)
    assert.deepEqual(await paid(winner, loser), [6 * STAKE, 0])
    assert.notProperty(await pickOf(winner), 'startingPriceMilli')
  })

  test('a bet that has won waits for its starting price, one that has lost does not', async ({
    assert,
  }) => {
    const [winner, loser, placed] = [await bet(1), await bet(4), await eachWay(3)]
    const { body: dry } = await staff.post<SettlementPreview>(
      `/v1/matches/${race.id}/results?dryRun=true`,
      result('1 2 3')
    )
    assert.deepEqual(dry.paid, [])
    await enter(staff, race, '1 2 3')
    assert.deepEqual(await paid(winner, loser, placed), [null, 0, null])
    await enterFacts(staff, race, '1 2 3', { startingPrices: sp([1, 6500], [3, 21_000]) }, 1)
    // a fifth of the profit at 21.00 for the place
    assert.deepEqual(await paid(winner, loser, placed), [6500, 0, 5 * STAKE])
    await enter(staff, race, '1 2 3', 2)
    assert.deepEqual(await paid(winner, placed), [null, null])
    await enterFacts(staff, race, '1 2 3', { startingPrices: sp([1, 6500], [3, 9000]) }, 3)
    assert.deepEqual(await paid(winner, placed), [6500, 3 * STAKE])
  })

  test('withdrawals take from the price taken alone: the better of both is paid (rules 19.8)', async ({
    assert,
  }) => {
    const [first, second] = [await bet(1), await eachWay(1)]
    // at 5.00 to 5.40 a runner takes 20 %
    await withdraw(staff, race, 2, 5000)
    await reopen(staff, race)
    const after = await bet(1)
    // 6.00 less 20 % of its profit is 5.00
    await enterFacts(staff, race, '1 3 4', { startingPrices: sp([1, 5500]) })
    assert.deepEqual(await paid(first, second, after), [5500, 5500 + 1900, 6000])
    assert.notProperty(await pickOf(first), 'deductionPercent')
    await enterFacts(staff, race, '1 3 4', { startingPrices: sp([1, 4900]) }, 1)
    assert.deepEqual(await paid(first, second, after), [5000, 5000 + 1800, 6000])
    assert.equal((await pickOf(first))?.deductionPercent, 20)
  })

  test('a dead heat has half of the stake at the starting price', async ({ assert }) => {
    const winner = await bet(1)
    await enterFacts(staff, race, '1=2 3', { startingPrices: sp([1, 8000], [2, 5000]) })
    assert.deepEqual(await paid(winner), [4 * STAKE])
  })

  test('the dry run of a result names what it would pay', async ({ assert }) => {
    const id = await bet(1)
    const { body } = await staff.post<SettlementPreview>(
      `/v1/matches/${race.id}/results?dryRun=true`,
      result('1 2 3', 0, { startingPrices: sp([1, 8000]) })
    )
    assert.equal(body.paid?.find(({ couponId }) => couponId === id)?.payoutMinor, 8 * STAKE)
  })

  test('a starting price of a runner that did not run, or twice, is refused', async ({
    assert,
  }) => {
    await withdraw(staff, race, 2, 5000)
    for (const startingPrices of [sp([2, 5000]), sp([9, 5000]), sp([1, 5000], [1, 6000])]) {
      const { status } = await enterFacts(staff, race, '1 3 4', { startingPrices })
      assert.equal(status, 422)
    }
  })

  test('never ante-post, nor at a brand that has not set it', async ({ assert }) => {
    const antePost = await openMarket(staff, race.id, ANTE_POST, FIELD)
    const long = await bet(1, antePost)
    await set({ horses: null, dogs: 0 })
    const plain = await bet(1)
    assert.notProperty(await pickOf(long), 'priceKind')
    assert.notProperty(await pickOf(plain), 'priceKind')
    await enterFacts(staff, race, '1 2 3', { startingPrices: sp([1, 8000]) })
    assert.deepEqual(await paid(long, plain), [6 * STAKE, 6 * STAKE])
  })

  test('from the hour of the brand on, on the day of the race', ({ assert }) => {
    const startsAt = Date.UTC(2027, 0, 4, 15)
    const kindAt = (placedAt: number, kind: 'horses' | 'dogs' | 'season' = 'horses') =>
      priceKindOf(
        { marketTypeId: 100_003, kind, startsAt, placedAt },
        { bestOfBoth: { horses: 9, dogs: null }, timeZone: 'Europe/Istanbul' }
      )
    // Istanbul is three hours ahead
    assert.isNull(kindAt(Date.UTC(2027, 0, 4, 5, 59)))
    assert.equal(kindAt(Date.UTC(2027, 0, 4, 6)), 'bestOfBoth')
    assert.isNull(kindAt(Date.UTC(2027, 0, 4, 6) - DAY_MS))
    assert.isNull(kindAt(Date.UTC(2027, 0, 4, 7), 'dogs'))
    assert.isNull(kindAt(Date.UTC(2027, 0, 4, 7), 'season'))
  })

  test('the results of a page of big races fit into a statement', ({ assert }) => {
    const numbers = Array.from({ length: RUNNERS }, (_, at) => at + 1)
    const runners = numbers.map((number) => ({ number, status: 'declared' as const }))
    const finished = numbers.map((runner) => ({
      runner,
      outcome: 'finished' as const,
      finishingPosition: runner,
    }))
    const ran = raceOfFacts({
      status: 'ended',
      periods: {},
      race: { status: 'ran', order: finished },
      field: {
        kind: 'horses',
        isHandicap: true,
        offAt: null,
        runners: runners.map((runner) => ({ ...runner, startingPriceMilli: 12_500 })),
      },
    })
    const races = new Map(Array.from({ length: PAGE }, (_, at) => [1_000_000 + at, ran]))
    const due = { selection: 's', result: 'o.result', placedAt: 'c.placed_at', site: 'c.site_id' }
    const whole = differsInRace(due, races).length + 3 * dueOfRaceSql(due, races).length
    assert.isBelow(whole, MOST_LETTERS)
  })
})
