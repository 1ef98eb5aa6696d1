/** Bets on runners of a race against each other: head to head of two, and the best of a group. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { clock } from '#core/timing/clock'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import { ask, page } from '#tests/printing/support'
import {
  betOn,
  card,
  enter,
  enterFacts,
  later,
  makeRace,
  openMarket,
  order,
  withdraw,
  type TestRace,
  payoutsOf,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

const HEAD_TO_HEAD = 100_016
const GROUP = 100_017
const FIELD = { '1': 3000, '2': 4000, '3': 6000, '4': 8000, '5': 11_000 }
const STAKE = 1000

test.group('Runners against each other', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, FIELD)
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  type Market = Pick<TestRace, 'marketId' | 'outcomes'>
  const pair = (a: number, b: number, of = race): Promise<Market> =>
    openMarket(staff, of.id, HEAD_TO_HEAD, { [a]: 1800, [b]: 1900 }, `runners=${a}-${b}`)

  const bet = ({ outcomes }: Market, runner: number, oddsMilli: number): Promise<number> =>
    betOn(bettor, outcomes[runner] ?? 0, oddsMilli)
  const paid = (...ids: number[]) => payoutsOf(bettor, ids)

  test('the better placed of two wins, of several pairs of one race each by itself (rules 19.7)', async ({
    assert,
  }) => {
    const [first, second] = [await pair(1, 2), await pair(3, 4)]
    const coupons = [
      await bet(first, 1, 1800),
      await bet(first, 2, 1900),
      await bet(second, 3, 1800),
      await bet(second, 4, 1900),
    ]
    await enter(staff, race, '5 2 4 1 x3')
    assert.deepEqual(await paid(...coupons), [0, 1900, 0, 1900])
  })

  test('a dead heat of the two returns the stakes, of a group it is shared (rules 19.6)', async ({
    assert,
  }) => {
    const level = await pair(1, 2)
    const three = await openMarket(
      staff,
      race.id,
      GROUP,
      { 1: 2500, 2: 2600, 4: 2700 },
      'runners=1-2-4'
    )
    const coupons = [
      await bet(level, 1, 1800),
      await bet(three, 1, 2500),
      await bet(three, 2, 2600),
      await bet(three, 4, 2700),
    ]
    await enter(staff, race, '3 1=2 4')
    assert.deepEqual(await paid(...coupons), [STAKE, 1250, 1300, 0])
  })

  test('of two that did not finish the one with more laps wins; without laps it is void', async ({
    assert,
  }) => {
    const cars = await makeRace(staff, FIELD, { kind: 'motorSport' })
    const [told, untold] = [await pair(3, 4, cars), await pair(4, 5, cars)]
    const coupons = [await bet(told, 3, 1800), await bet(told, 4, 1900), await bet(untold, 5, 1900)]
    const laps = new Map([
      [3, 12],
      [4, 31],
    ])
    const finish = order('1 2 x3 x4 x5').map((entry) => ({
      ...entry,
      ...(laps.has(entry.runner) && { laps: laps.get(entry.runner) }),
    }))
    const facts = { status: 'ended', race: { status: 'ran', order: finish } }
    await staff.post(`/v1/matches/${cars.id}/results`, {
      facts,
      basedOnRevision: 0,
      beforeStart: true,
    })
    assert.deepEqual(await paid(...coupons), [0, 1900, 0])
    await enterFacts(staff, cars, '1 2 x3 x4 x5', {}, 1)
    assert.deepEqual(await paid(...coupons), [STAKE, STAKE, STAKE])
  })

  test('a withdrawal makes both sides of its pair void, closes them, and leaves other pairs alone (rules 19.7, 19.8)', async ({
    assert,
  }) => {
    const [touched, other] = [await pair(1, 2), await pair(3, 4)]
    const coupons = [
      await bet(touched, 1, 1800),
      await bet(touched, 2, 1900),
      await bet(other, 3, 1800),
    ]
    later()
    const preview = await staff.put<RunnerAnswer>(`/v1/matches/${race.id}/runner?dryRun=true`, {
      runner: 1,
      status: 'withdrawn',
      withdrawnAt: clock.now(),
      withdrawnOddsMilli: 3000,
    })
    assert.equal(preview.body.effect?.onRunner.coupons, 2)
    assert.equal(preview.body.effect?.onOthers.coupons, 0)
    await withdraw(staff, race, 1, 3000)

    const statusOf = async ({ marketId }: Market) =>
      Number((await db.from('markets').where('id', marketId).firstOrFail()).status)
    assert.deepEqual([await statusOf(touched), await statusOf(other)], [-1, 1])
    const { body: seen } = await bettor.session.get<CouponDetail>(`/v1/coupons/${coupons[1]}`)
    assert.isTrue(seen.selections[0]?.withdrawal?.isOut)
    const reopened = await staff.put<Refusal>(`/v1/outcomes/${touched.outcomes['2']}`, {
      active: true,
    })
    assert.equal(reopened.body.error.fields?.[0]?.key, 'stateFixed')

    await enter(staff, race, '2 3 4 5')
    assert.deepEqual(await paid(...coupons), [STAKE, STAKE, 1800])
  })

  test('slip, coupon and paper name the runners that are compared', async ({ assert }) => {
    const names = ['1 Runner 1', '3 Runner 3']
    const market = await pair(1, 3)
    const quotes = await bettor.session.get<OutcomeQuotes>(
      `/v1/board/outcomes?ids=${market.outcomes['1']}`
    )
    assert.deepEqual(quotes.body.outcomes[0]?.compared, names)
    const coupon = await bet(market, 1, 1800)
    const { body } = await bettor.session.get<CouponDetail>(`/v1/coupons/${coupon}`)
    assert.deepEqual(body.selections[0]?.compared, names)
    const { body: print } = await ask(bettor.session, coupon)
    const paper = await page(bettor.session, print.page, coupon)
    assert.include(paper.body, '1 Runner 1 – 3 Runner 3')
  })

  test('names two runners of the field that run by themselves, and both of them', async ({
    assert,
  }) => {
    const runners = card(5).map((one) => ({
      ...one,
      ...(one.number < 3 && { entry: 1 }),
      ...(one.number === 5 && { isReserve: true }),
    }))
    const own = await makeRace(staff, { '1': 3000, '2': 4000, '3': 6000, '4': 8000 }, { runners })
    const make = async (specifier: string, keys: string[], marketTypeId = HEAD_TO_HEAD) => {
      const { body } = await staff.post<Refusal>('/v1/markets', {
        matchId: own.id,
        marketTypeId,
        specifier,
        outcomes: keys.map((key) => ({ key, oddsMilli: 1900 })),
      })
      return body.error?.fields?.map(({ field, key }) => `${field} ${key}`)[0]
    }
    assert.equal(await make('runners=4-3', ['3', '4']), 'specifier formWrong')
    assert.equal(await make('', ['3', '4']), 'specifier formWrong')
    assert.equal(await make('runners=3-4', ['3', '4'], GROUP), 'specifier formWrong')
    assert.equal(await make('runners=3-4', ['3', '2']), 'outcomes outcomesWrong')
    assert.equal(await make('runners=1-3-4', ['1', '3'], GROUP), 'outcomes outcomesWrong')
    assert.equal(await make('runners=3-9', ['3', '9']), 'outcomes outcomesWrong')
    assert.equal(await make('runners=1-2', ['1', '2']), 'outcomes outcomesWrong')
    assert.equal(await make('runners=3-5', ['3', '5']), 'outcomes outcomesWrong')
    assert.isUndefined(await make('runners=3-4', ['3', '4']))
  })
})
