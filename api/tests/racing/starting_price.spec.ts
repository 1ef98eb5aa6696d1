/** Bets to win and each way at the starting price, which nobody knows before the off (rules 19.9). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { RaceResult, StartingPrice } from '@grandstand/shared-types/racing/finish/race_result'
import type { BoardMatchDetail, OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type {
  CouponDetail,
  CouponView,
  SharedCoupon,
} from '@grandstand/shared-types/wire/betting/coupons'
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import {
  acceptOrRejectDue,
  startAcceptance,
  stopAcceptance,
} from '#coupons/acceptance/acceptance_loop'
import { loadOffers } from '#book/offer/offers'
import { clock } from '#core/timing/clock'
import { boostBody, makeBoost } from '#tests/boosts/boost_support'
import { makeMatch, outcomeOf } from '#tests/support/board'
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
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** Eight runners: three places at a fifth of the odds. */
const FIELD = { 1: 6000, 2: 5000, 3: 11_000, 4: 4000, 5: 9000, 6: 9000, 7: 21_000, 8: 21_000 }
const TERMS = { places: 3, divisor: 5 }
const ANTE_POST = 100_021
const STAKE = 1000

type Pick = PlaceCouponBody['selections'][number]
type Runner = keyof typeof FIELD

const sp = (...prices: [runner: number, oddsMilli: number][]): StartingPrice[] =>
  prices.map(([runner, oddsMilli]) => ({ runner, oddsMilli }))

test.group('At the starting price', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  async function sell(horses: boolean) {
    const { status, body } = await staff.put(`/v1/sites/${bettor.site.id}`, {
      settings: { startingPrice: { horses } },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await loadOffers()
  }
  group.setup(startAcceptance)
  group.teardown(stopAcceptance)
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    await sell(true)
    race = await makeRace(staff, FIELD)
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const pick = (runner: Runner, more: Partial<Pick> = {}, of: TestRace = race): Pick => ({
    outcomeId: of.outcomes[runner] ?? 0,
    oddsMilli: FIELD[runner],
    atStartingPrice: true,
    ...more,
  })
  const send = (selections: Pick[], changes: Partial<PlaceCouponBody> = {}) =>
    place(bettor.session, {
      kind: selections.length === 1 ? 'single' : 'combined',
      selections,
      totalStakeMinor: STAKE,
      oddsChange: 'ask',
      ...changes,
    })
  async function bet(selections: Pick[], changes?: Partial<PlaceCouponBody>): Promise<CouponView> {
    const { status, body } = await send(selections, changes)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  const eachWay = (runner: Runner) =>
    bet([pick(runner, { eachWay: TERMS })], { totalStakeMinor: 2 * STAKE })
  const paid = (...coupons: { id: number }[]) =>
    payoutsOf(
      bettor,
      coupons.map(({ id }) => id)
    )
  const seen = async ({ id }: { id: number }) =>
    (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body
  const ran = (said: string, startingPrices: StartingPrice[], revision = 0) => {
    const facts: Partial<RaceResult> = { startingPrices }
    return enterFacts(staff, race, said, facts, revision)
  }
  const keyOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.error.key]

  test('the bet is paid at the price of the off, higher or lower than that of the board', async ({
    assert,
  }) => {
    const { body: board } = await bettor.session.get<BoardMatchDetail>(
      `/v1/board/matches/${race.id}`
    )
    assert.isTrue(board.markets[0]?.isSoldAtStart)
    const [winner, loser] = [await bet([pick(1)]), await bet([pick(2)])]
    assert.equal(winner.selections?.[0]?.priceKind, 'startingPrice')
    // counted at the price of the board
    assert.include(winner, { totalOddsMilli: 6000, maxPayoutMinor: 6 * STAKE })
    await ran('1 2 3', sp([1, 8000], [2, 4500]))
    assert.deepEqual(await paid(winner, loser), [8 * STAKE, 0])
    assert.include((await seen(winner)).selections[0], { startingPriceMilli: 8000 })
    assert.equal((await seen(winner)).settledOddsMilli, 8000)
    // put right: the price was lower
    await ran('1 2 3', sp([1, 3000]), 1)
    assert.deepEqual(await paid(winner, loser), [3 * STAKE, 0])
  })

  test('a bet that has won stays open until its price is known, one that has lost does not', async ({
    assert,
  }) => {
    const [winner, loser, placed] = [await bet([pick(1)]), await bet([pick(4)]), await eachWay(3)]
    const { body: dry } = await staff.post<SettlementPreview>(
      `/v1/matches/${race.id}/results?dryRun=true`,
      result('1 2 3')
    )
    assert.deepEqual(dry.paid, [])
    await enter(staff, race, '1 2 3')
    assert.deepEqual(await paid(winner, loser, placed), [null, 0, null])
    const { body: told } = await staff.post<SettlementPreview>(
      `/v1/matches/${race.id}/results?dryRun=true`,
      result('1 2 3', 1, { startingPrices: sp([1, 6500], [3, 21_000]) })
    )
    assert.sameMembers(told.paid?.map(({ payoutMinor }) => payoutMinor) ?? [], [6500, 5 * STAKE])
    await ran('1 2 3', sp([1, 6500], [3, 21_000]), 1)
    assert.deepEqual(await paid(winner, loser, placed), [6500, 0, 5 * STAKE])
    await enter(staff, race, '1 2 3', 2)
    assert.deepEqual(await paid(winner, placed), [null, null])
  })

  test('nothing is taken for a runner that came out, of either part (rules 19.8)', async ({
    assert,
  }) => {
    const [toWin, both] = [await bet([pick(1)]), await eachWay(1)]
    const taken = await betOn(bettor, race.outcomes[1] ?? 0, FIELD[1])
    await withdraw(staff, race, 2, 5000)
    assert.notProperty((await seen(toWin)).selections[0], 'withdrawal')
    await ran('1 3 4', sp([1, 5500]))
    // the price taken loses 20 % of its profit
    assert.deepEqual(await paid(toWin, both, { id: taken }), [5500, 5500 + 1900, 5 * STAKE])
    assert.notProperty((await seen(both)).selections[0], 'deductionPercent')
  })

  test('two that are level share, each way both parts (rules 19.6)', async ({ assert }) => {
    const [winner, third] = [await eachWay(1), await eachWay(3)]
    await ran('1=2 3=4', sp([1, 9000], [3, 11_000]))
    // half of 9.00, and the whole place at 2.60; half of the place at 3.00
    assert.deepEqual(await paid(winner, third), [4500 + 2600, 1500])
  })

  test('a runner that does not run, and a race that was void, return the stake', async ({
    assert,
  }) => {
    const [out, stays] = [await bet([pick(3)]), await eachWay(1)]
    await staff.put(`/v1/matches/${race.id}/runner`, { runner: 3, status: 'nonRunner' })
    await enter(staff, race, 'void')
    assert.deepEqual(await paid(out, stays), [STAKE, 2 * STAKE])
  })

  test('in combinations and systems the starting price stands for its selection, without a bonus', async ({
    assert,
  }) => {
    const bonus = { minOddsMilli: 1000, minCount: 2, percentPerStep: 5 }
    await staff.put(`/v1/sites/${bettor.site.id}`, { settings: { limits: { bonus } } })
    const [second, third] = [await makeRace(staff, FIELD), await makeRace(staff, FIELD)]
    const fixed = { ...pick(2, {}, third), atStartingPrice: false }
    assert.equal((await bet([{ ...pick(1), atStartingPrice: false }, fixed])).bonusPercent, 5)
    const double = await bet([pick(1), fixed])
    assert.include(double, { bonusPercent: 0, maxPayoutMinor: 30 * STAKE })
    const system = await bet([pick(1), pick(2, {}, second), fixed], {
      kind: 'system',
      sizes: [2],
      totalStakeMinor: 3 * STAKE,
    })
    await ran('1 2 3', sp([1, 8000]))
    await enterFacts(staff, second, '2 1 3', { startingPrices: sp([2, 3000]) })
    await enter(staff, third, '2 1 3')
    // 8 x 5; 8 x 3 + 8 x 5 + 3 x 5
    assert.deepEqual(await paid(double, system), [40 * STAKE, 79 * STAKE])
  })

  test('the cap on the odds and the highest payout of the player bind what is paid', async ({
    assert,
  }) => {
    const limits = (own: object) =>
      staff.put(`/v1/users/${bettor.player.id}`, { limits: own }).then(({ status }) => status)
    assert.equal(await limits({ maxPayoutMinor: 7 * STAKE }), 200)
    const low = await bet([pick(1)])
    assert.equal(await limits({ maxPayoutMinor: 1_000_000, maxTotalOddsMilli: 7500 }), 200)
    const capped = await bet([pick(1)])
    await ran('1 2 3', sp([1, 12_000]))
    assert.deepEqual(await paid(low, capped), [7 * STAKE, 7500])
  })

  test('no price is compared, but runner, market and race must be open', async ({ assert }) => {
    const moved = await bet([pick(1, { oddsMilli: 9999 })])
    assert.equal(moved.totalOddsMilli, 6000)
    await withdraw(staff, race, 2, 5000)
    assert.deepEqual(keyOf(await send([pick(1)])), [422, 'marketSuspended'])
    await reopen(staff, race)
    assert.deepEqual(keyOf(await send([pick(2)])), [422, 'oddsInactive'])
    assert.equal((await send([pick(1)])).status, 201)
    clock.set(clock.now() + 2 * 3_600_000)
    assert.deepEqual(keyOf(await send([pick(1)])), [422, 'matchStarted'])
  })

  test('never ante-post, nor at a brand that does not sell it', async ({ assert }) => {
    const long = await openMarket(staff, race.id, ANTE_POST, FIELD)
    const antePost = pick(1, { outcomeId: long.outcomes[1] ?? 0 })
    assert.deepEqual(keyOf(await send([antePost])), [422, 'startingPriceNotSold'])
    await sell(false)
    assert.deepEqual(keyOf(await send([pick(1)])), [422, 'startingPriceNotSold'])
    const { body } = await bettor.session.get<OutcomeQuotes>(
      `/v1/board/outcomes?ids=${race.outcomes[1]}`
    )
    assert.notProperty(body.outcomes[0], 'isSoldAtStart')
  })

  test('no boost, and no sale; a share keeps it (rules 5.4)', async ({ assert }) => {
    const match = await makeMatch()
    const boost = await makeBoost(staff, boostBody([match]))
    const other = { outcomeId: outcomeOf(match, '1', '1'), oddsMilli: 2000 }
    const boosted = await send([pick(1), other], { boostId: boost.body.id })
    assert.deepEqual(keyOf(boosted), [422, 'boostNotForCoupon'])
    const { id } = await bet([pick(1)])
    assert.isFalse((await seen({ id })).sellable)
    const offer = await bettor.session.get<Refusal>(`/v1/coupons/${id}/sell-offer`)
    assert.deepEqual([offer.status, offer.body.error.key], [422, 'sellCouponPermission'])
    const { body: share } = await bettor.session.post<{ code: string }>(`/v1/coupons/${id}/share`)
    const { body: shared } = await bettor.session.get<SharedCoupon>(
      `/v1/coupon-shares/${share.code}`
    )
    assert.isTrue(shared.selections[0]?.atStartingPrice)
  })

  test('the market costs what the board said when the bet was placed (rules 18.1)', async ({
    assert,
  }) => {
    await bet([pick(3)])
    const { body } = await staff.get<MatchRiskView>(`/v1/matches/${race.id}/risk`)
    assert.equal(body.markets[0]?.worstPayoutMinor, 11 * STAKE)
  })

  test('a bet that waits for a trader stays one at the starting price (rules 18.3)', async ({
    assert,
  }) => {
    await staff.post('/v1/approval-rules', {
      userId: 0,
      currency: bettor.site.currency,
      stakeAboveMinor: 500,
      payoutAboveMinor: 0,
      waitSeconds: 60,
    })
    const { id, state } = await bet([pick(1)])
    assert.equal(state, 'pendingAcceptance')
    await staff.put(`/v1/outcomes/${race.outcomes[1]}`, { oddsMilli: 7000 })
    await staff.post(`/v1/coupon-approvals/${id}/accept`, {})
    await acceptOrRejectDue()
    assert.equal((await seen({ id })).state, 'accepted')
    await ran('1 2 3', sp([1, 9000]))
    assert.deepEqual(await paid({ id }), [9 * STAKE])
  })

  test('staff who settle by hand before the price is known pay what the bet was counted at', async ({
    assert,
  }) => {
    const coupon = await bet([pick(1)])
    await enter(staff, race, '1 2 3')
    const selections = [{ position: 0, result: 'won' }]
    const { status } = await staff.post(
      `/v1/coupons/${coupon.id}/manual`,
      { action: 'settle', selections, reason: 'the price never came' },
      { 'idempotency-key': randomUUID() }
    )
    assert.equal(status, 200)
    assert.deepEqual(await paid(coupon), [6 * STAKE])
  })
})
