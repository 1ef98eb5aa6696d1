/** Bets on the favourite of a race, whoever that will be, at its starting price (rules 19.7, 19.9). */
import { test } from '@japa/runner'
import { FAVOURITE } from '@grandstand/shared-types/markets/model/favourite_market'
import type { StartingPrice } from '@grandstand/shared-types/racing/finish/race_result'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import { loadMatches } from '#book/load'
import { loadOffers } from '#book/offer/offers'
import { clock } from '#core/timing/clock'
import { makeBettor, place, type Bettor } from '#tests/coupons/support'
import {
  enter,
  enterFacts,
  makeRace,
  openMarket,
  payoutsOf,
  reopen,
  withdraw,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** Four runners: bets to win alone. */
const FIELD = { 1: 3000, 2: 4000, 3: 6000, 4: 9000 }
const STAKE = 1000

const sp = (...prices: number[]): StartingPrice[] =>
  prices.flatMap((oddsMilli, at) => (oddsMilli === 0 ? [] : [{ runner: at + 1, oddsMilli }]))

test.group('The favourite', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  let favourite: Pick<TestRace, 'marketId' | 'outcomes'>
  async function sell(horses: boolean) {
    await staff.put(`/v1/sites/${bettor.site.id}`, { settings: { startingPrice: { horses } } })
    await loadOffers()
  }
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    await sell(true)
    race = await makeRace(staff, FIELD)
    favourite = await openMarket(staff, race.id, FAVOURITE, {})
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const send = (more: object = { atStartingPrice: true }) =>
    place(bettor.session, {
      kind: 'single',
      selections: [{ outcomeId: favourite.outcomes['favourite'] ?? 0, oddsMilli: 3000, ...more }],
      totalStakeMinor: STAKE,
      oddsChange: 'ask',
    })
  async function bet(): Promise<number> {
    const { status, body } = await send()
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const paid = async (id: number) => (await payoutsOf(bettor, [id]))[0]
  const ran = (said: string, prices: StartingPrice[], revision = 0) =>
    enterFacts(staff, race, said, { startingPrices: prices }, revision)
  const refusal = async (more?: object) => {
    const { status, body } = await send(more)
    return [status, body.error.key]
  }

  test('wins with the runner of the shortest starting price, at that price', async ({ assert }) => {
    const id = await bet()
    const { body } = await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)
    // counted at the lowest price of the board
    assert.include(body, { totalOddsMilli: 3000, maxPayoutMinor: 3 * STAKE })
    await ran('2 1 3', sp(4000, 2500, 6000, 9000))
    assert.equal(await paid(id), 2500)
    // put right: another was the favourite
    await ran('2 1 3', sp(2000, 2500, 6000, 9000), 1)
    assert.equal(await paid(id), 0)
  })

  test('stays open until every runner that ran has a starting price', async ({ assert }) => {
    const id = await bet()
    await enter(staff, race, '1 2 3')
    assert.isNull(await paid(id))
    await ran('1 2 3', sp(2000, 2500, 6000), 1)
    assert.isNull(await paid(id))
    await ran('1 2 3', sp(2000, 2500, 6000, 9000), 2)
    assert.equal(await paid(id), 2 * STAKE)
  })

  test('joint favourites divide the stake, and a dead heat what is left of it', async ({
    assert,
  }) => {
    const id = await bet()
    await ran('1 2 3', sp(3000, 3000, 6000, 9000))
    assert.equal(await paid(id), 1500)
    await ran('3 1 2', sp(3000, 3000, 6000, 9000), 1)
    assert.equal(await paid(id), 0)
    // one of two joint favourites is level with another runner: a quarter at 3.00
    await ran('1=3 2', sp(3000, 3000, 6000, 9000), 2)
    assert.equal(await paid(id), 750)
    await ran('1=2 3', sp(3000, 3000, 6000, 9000), 3)
    assert.equal(await paid(id), 1500)
  })

  test('a runner that does not run is not the favourite, and nothing is taken for it', async ({
    assert,
  }) => {
    const id = await bet()
    await withdraw(staff, race, 1, 3000)
    assert.deepEqual(await refusal(), [422, 'marketSuspended'])
    await reopen(staff, race)
    const later = await bet()
    await ran('2 3 4', sp(0, 3500, 6000, 9000))
    assert.deepEqual([await paid(id), await paid(later)], [3500, 3500])
  })

  test('a race that was void returns the stake, and staff may enter no price', async ({
    assert,
  }) => {
    const id = await bet()
    await enter(staff, race, 'void')
    assert.equal(await paid(id), STAKE)
    const other = await makeRace(staff, FIELD)
    const { outcomes } = await openMarket(staff, other.id, FAVOURITE, {})
    const priced = await staff.put<Refusal>(`/v1/outcomes/${outcomes['favourite']}`, {
      oddsMilli: 2000,
    })
    assert.deepEqual([priced.status, priced.body.error.fields?.[0]?.field], [422, 'oddsMilli'])
    const closed = await staff.put(`/v1/outcomes/${outcomes['favourite']}`, { active: false })
    assert.equal(closed.status, 200)
  })

  test('at no other price, nor each way, nor where the brand does not sell it', async ({
    assert,
  }) => {
    assert.deepEqual(await refusal({}), [422, 'oddsInactive'])
    const eachWay = { places: 2, divisor: 4 }
    assert.deepEqual(await refusal({ atStartingPrice: true, eachWay }), [422, 'eachWayNotSold'])
    const marketsSeen = async () => {
      const path = `/v1/board/matches/${race.id}`
      const { body } = await bettor.session.get<BoardMatchDetail>(path)
      return body.markets.map(({ typeId }) => typeId)
    }
    assert.include(await marketsSeen(), FAVOURITE)
    await sell(false)
    assert.notInclude(await marketsSeen(), FAVOURITE)
    assert.equal((await send()).status, 422)
  })

  test('it follows the board: closed with the bets to win, and of horses and dogs alone', async ({
    assert,
  }) => {
    await staff.put(`/v1/markets/${race.marketId}`, { status: 0 })
    await loadMatches([race.id])
    assert.deepEqual(await refusal(), [422, 'marketSuspended'])
    const cars = await makeRace(staff, FIELD, { kind: 'motorSport' })
    const made = await staff.post('/v1/markets', {
      matchId: cars.id,
      marketTypeId: FAVOURITE,
      specifier: '',
      outcomes: [],
    })
    assert.equal(made.status, 422)
  })

  test('its market costs what it was counted at (rules 18.1)', async ({ assert }) => {
    await bet()
    const { body } = await staff.get<MatchRiskView>(`/v1/matches/${race.id}/risk`)
    const risk = body.markets.find(({ marketId }) => marketId === favourite.marketId)
    assert.include(risk, { worstPayoutMinor: 3 * STAKE, couponCount: 1 })
  })
})
