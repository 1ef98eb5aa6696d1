/** Races that each brand settles by its own rules: which declared result counts, dead heats, least laps, pole (rules 19). */
import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import type { BrandRacing } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { ResultStage } from '@grandstand/shared-types/racing/finish/declarations'
import { settleMatch } from '#settlement/actions/settle_matches'
import { forgetSites } from '#sites/current_site'
import { makeBettor, place, type Bettor } from '#tests/coupons/support'
import {
  betOn,
  makeRace,
  openMarket,
  payoutsOf,
  result,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const HEAD_TO_HEAD = 100_016
const POLE = 100_011
/** Eight runners: each way, three places at a fifth of the odds. */
const EIGHT = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((runner) => [runner, 6000]))
const STAKE = 1000

test.group('Races by the rules of each brand', (group) => {
  let usual: Bettor
  let own: Bettor
  let staff: ApiSession
  group.each.setup(async () => {
    usual = await makeBettor()
    staff = await signInAs(usual.site, await makeUser({ site: usual.site, type: 'admin' }))
  })
  group.each.teardown(() => requireWholeBooks())

  /** A player of a brand with rules of its own, set as its staff set them. */
  async function brandWith(racing: object): Promise<Bettor> {
    const bettor = await makeBettor()
    const admin = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    const sent = { settings: { racing } }
    const { status, body } = await admin.put<SiteView>(`/v1/sites/${bettor.site.id}`, sent)
    if (status !== 200) throw new Error(JSON.stringify(body))
    // the brands of other tests are read a moment later
    forgetSites()
    return bettor
  }

  const counting = (countingStage: Partial<BrandRacing['countingStage']>) =>
    brandWith({ countingStage })

  const winOn = (bettor: Bettor, race: TestRace, runner: number): Promise<number> =>
    betOn(bettor, race.outcomes[runner] ?? 0, 6000)

  async function eachWayOn(bettor: Bettor, race: TestRace, runner: number): Promise<number> {
    const { status, body } = await place(bettor.session, {
      kind: 'single',
      selections: [
        {
          outcomeId: race.outcomes[runner] ?? 0,
          oddsMilli: 6000,
          eachWay: { places: 3, divisor: 5 },
        },
      ],
      totalStakeMinor: 2 * STAKE,
      oddsChange: 'ask',
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }

  /** Declares an order as the podium, the weighed-in result, or a later decision; `?dryRun=true` only looks. */
  async function declare(
    race: TestRace,
    said: string,
    stage: ResultStage,
    basedOnRevision: number,
    query = ''
  ) {
    const { status, body } = await staff.post<SettlementPreview>(
      `/v1/matches/${race.id}/results${query}`,
      result(said, basedOnRevision, { stage })
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  const paid = async (one: number, other: number) => [
    ...(await payoutsOf(usual, [one])),
    ...(await payoutsOf(own, [other])),
  ]
  const cardFor = async ({ session }: Bettor, { id }: TestRace) =>
    (await session.get<BoardRace>(`/v1/board/races/${id}`)).body.runners.map(
      ({ finish }) => finish?.finishingPosition ?? null
    )

  test('19.3 a disqualification after the weighing pays the podium of a brand and the amended order of another, as the dry run said', async ({
    assert,
  }) => {
    own = await counting({ horses: 'amended' })
    const race = await makeRace(staff, EIGHT)
    const firsts = [await winOn(usual, race, 1), await winOn(own, race, 1)] as const
    const seconds = [await winOn(usual, race, 2), await winOn(own, race, 2)] as const
    await declare(race, '1 2 3 4', 'weighedIn', 0)
    assert.deepEqual(await paid(...firsts), [6 * STAKE, 6 * STAKE])
    const { paid: _names, ...dry } = await declare(race, '2 3 4 1', 'amended', 1, '?dryRun=true')
    const done = await declare(race, '2 3 4 1', 'amended', 1)
    assert.deepEqual(done, { ...dry, dryRun: false, revision: 2 })
    assert.equal(done.couponsTouched, 2)
    assert.deepEqual(await paid(...firsts), [6 * STAKE, 0])
    assert.deepEqual(await paid(...seconds), [0, 6 * STAKE])
    assert.deepEqual(await cardFor(usual, race), [1, 2, 3, 4, null, null, null, null])
    assert.deepEqual(await cardFor(own, race), [4, 1, 2, 3, null, null, null, null])
  })

  test('19.3 what is declared before the stage that counts leaves bets open', async ({
    assert,
  }) => {
    own = await counting({ horses: 'podium' })
    const race = await makeRace(staff, EIGHT)
    const bets = [await winOn(usual, race, 1), await winOn(own, race, 1)] as const
    await declare(race, '1 2 3 4', 'podium', 0)
    assert.deepEqual(await paid(...bets), [null, 6 * STAKE])
    await declare(race, '2 1 3 4', 'weighedIn', 1)
    assert.deepEqual(await paid(...bets), [0, 6 * STAKE])
    // a photo finish that is reversed is another result of its stage
    await declare(race, '1 2 3 4', 'weighedIn', 2)
    assert.deepEqual(await paid(...bets), [6 * STAKE, 6 * STAKE])
  })

  test('19.5 the place of a bet each way follows the order that counts for its brand', async ({
    assert,
  }) => {
    own = await counting({ horses: 'amended' })
    const race = await makeRace(staff, EIGHT)
    const bets = [await eachWayOn(usual, race, 4), await eachWayOn(own, race, 4)] as const
    await declare(race, '1 2 3 4', 'weighedIn', 0)
    assert.deepEqual(await paid(...bets), [0, 0])
    const dry = await declare(race, '2 3 4 x1', 'amended', 1, '?dryRun=true')
    assert.equal(dry.couponsTouched, 1)
    await declare(race, '2 3 4 x1', 'amended', 1)
    assert.deepEqual(await paid(...bets), [0, 2 * STAKE])
  })

  test('19.3 an order that was mistyped is put right for every brand', async ({ assert }) => {
    own = await counting({ horses: 'podium' })
    const race = await makeRace(staff, EIGHT)
    const bets = [await winOn(usual, race, 1), await winOn(own, race, 1)] as const
    await declare(race, '2 1 3 4', 'weighedIn', 0)
    assert.deepEqual(await paid(...bets), [0, 0])
    await declare(race, '1 2 3 4', 'weighedIn', 1)
    assert.deepEqual(await paid(...bets), [6 * STAKE, 6 * STAKE])
  })

  test('19.3 a result without a stage counts for every brand, and the same one again moves nothing', async ({
    assert,
  }) => {
    own = await counting({ horses: 'amended', motorSport: 'weighedIn' })
    const race = await makeRace(staff, EIGHT)
    const bets = [await winOn(usual, race, 2), await winOn(own, race, 2)] as const
    await staff.post(`/v1/matches/${race.id}/results`, result('2 1 3 4'))
    assert.deepEqual(await paid(...bets), [6 * STAKE, 6 * STAKE])
    await declare(race, '2 1 3 4', 'weighedIn', 1)
    const again = await declare(race, '2 1 3 4', 'weighedIn', 2)
    assert.equal(again.revision, 2)
  })

  test('19.6, 19.10 dead heats of two, races cut short and pole without qualifying go by the brand', async ({
    assert,
  }) => {
    own = await brandWith({
      headToHeadDeadHeat: 'half',
      shortenedRace: { leastPercent: 75 },
      poleWithoutQualifying: 'grid',
    })
    const race = await makeRace(staff, EIGHT, { kind: 'motorSport' })
    const pair = await openMarket(staff, race.id, HEAD_TO_HEAD, { 1: 2000, 2: 2000 }, 'runners=1-2')
    const pole = await openMarket(staff, race.id, POLE, EIGHT)
    const on = async (market: Pick<TestRace, 'outcomes'>, runner: number, oddsMilli: number) =>
      [
        await betOn(usual, market.outcomes[runner] ?? 0, oddsMilli),
        await betOn(own, market.outcomes[runner] ?? 0, oddsMilli),
      ] as const
    const [level, first, winner] = [
      await on(pair, 1, 2000),
      await on(pole, 3, 6000),
      await on(race, 4, 6000),
    ]
    const facts = { pole: [], gridLeader: 3, lapsRun: 50, lapsPlanned: 60 }
    const path = `/v1/matches/${race.id}/results`
    await staff.post(path, result('4 1=2 3', 0, facts))
    assert.deepEqual(await paid(...level), [STAKE, STAKE])
    assert.deepEqual(await paid(...first), [STAKE, 6 * STAKE])
    assert.deepEqual(await paid(...winner), [6 * STAKE, 6 * STAKE])
    await staff.post(path, result('4 1=2 3', 1, { ...facts, lapsRun: 40 }))
    assert.deepEqual(await paid(...winner), [6 * STAKE, STAKE])
  })

  test('19.3 another rule of the brand counts with the next result alone, and the player reads the own brand', async ({
    assert,
  }) => {
    own = await counting({ horses: 'podium' })
    const race = await makeRace(staff, EIGHT)
    const bets = [await winOn(usual, race, 1), await winOn(own, race, 1)] as const
    await declare(race, '1 2 3 4', 'podium', 0)
    await declare(race, '2 1 3 4', 'weighedIn', 1)
    assert.deepEqual(await paid(...bets), [0, 6 * STAKE])
    const admin = await signInAs(own.site, await makeUser({ site: own.site, type: 'admin' }))
    const back = { settings: { racing: { countingStage: { horses: 'weighedIn' } } } }
    assert.equal((await admin.put(`/v1/sites/${own.site.id}`, back)).status, 200)
    forgetSites()
    await settleMatch(race.id)
    assert.deepEqual(await paid(...bets), [0, 6 * STAKE])
    const { body } = await own.session.get<CouponDetail>(`/v1/coupons/${bets[1]}`)
    assert.equal(body.selections[0]?.explain?.revision, 2)
    await declare(race, '2 1 4 3', 'weighedIn', 2)
    assert.deepEqual(await paid(...bets), [0, 0])
  })

  test('rubbish is refused, and nobody sends what was declared, or the brands', async ({
    assert,
  }) => {
    const race = await makeRace(staff, EIGHT)
    const admin = await signInAs(usual.site, await makeUser({ site: usual.site, type: 'admin' }))
    for (const racing of [
      { countingStage: { horses: 'photo' } },
      { countingStage: { camels: 'podium' } },
      { shortenedRace: { leastLaps: 0 } },
      { shortenedRace: { leastPercent: 101 } },
      { headToHeadDeadHeat: 'won' },
    ]) {
      const sent = { settings: { racing } }
      assert.equal((await admin.put(`/v1/sites/${usual.site.id}`, sent)).status, 422)
    }
    const declared = [{ stage: 'podium', order: [] }]
    for (const body of [
      result('1 2 3', 0, { declared } as object),
      { ...result('1 2 3'), racingOfBrands: [] },
      result('1 2 3', 0, { stage: 'photo' } as object),
    ]) {
      assert.equal((await staff.post(`/v1/matches/${race.id}/results`, body)).status, 422)
    }
  })
})
