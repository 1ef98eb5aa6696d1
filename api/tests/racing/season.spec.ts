/** The outright of a season: who wins the league, each way with places, sold for months (rules 19.14). */
import { test } from '@japa/runner'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { BoardMatchDetail, BoardMatchList } from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { BoardRace, NextRace } from '@grandstand/shared-types/wire/betting/races'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { makeBettor, place, type Bettor } from '#tests/coupons/support'
import {
  betOn,
  card,
  enter,
  HOUR_MS,
  makeMeeting,
  makeRace,
  openMarket,
  payoutsOf,
  type TestRace,
} from '#tests/racing/support'
import { notationOf, playSeason, standings, tableOf } from '#tests/racing/season_table'
import { requireWholeBooks } from '#tests/support/books'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const TEAMS = 20
const EXCLUDED = 7
const WEEKS_MS = 26 * 7 * 24 * HOUR_MS
const STAKE = 1000
/** Twenty runners by the table: three places at a fifth. */
const TERMS = { places: 3, divisor: 5 }
const FIRST_FOUR = 100_006
const ANTE_POST = 100_021
const WITH_A_RUN = 100_022

/** From 3.00 on, each team half a unit longer than the one before. */
const PRICES = Object.fromEntries(card(TEAMS).map(({ number }) => [number, 2500 + 500 * number]))
const PLACED = Object.fromEntries(card(TEAMS).map(({ number }) => [number, 1200 + 100 * number]))

/** A season with one champion and one runner-up, behind whom two are level on points. */
function seasonWithTie() {
  for (let seed = 1; ; seed++) {
    const season = playSeason(seed, TEAMS)
    const finish = standings(tableOf(season, { excluded: EXCLUDED }))
    const [first, second, third] = finish.map(({ length }) => length)
    if (first === 1 && second === 1 && third === 2) return { season, finish }
  }
}

test.group('The outright of a season', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let league: TestRace
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    league = await makeRace(staff, PRICES, { kind: 'season', startsAt: clock.now() + WEEKS_MS })
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const oddsOf = (team: number): number => PRICES[team] ?? 0
  async function eachWay(
    team: number,
    of: Pick<TestRace, 'outcomes'> = league,
    terms = TERMS
  ): Promise<number> {
    const pick = { outcomeId: of.outcomes[team] ?? 0, oddsMilli: oddsOf(team), eachWay: terms }
    const { status, body } = await place(bettor.session, {
      kind: 'single',
      selections: [pick],
      totalStakeMinor: 2 * STAKE,
      oddsChange: 'ask',
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const paid = (...ids: number[]) => payoutsOf(bettor, ids)
  const become = (runner: number, status: string) =>
    staff.put<Refusal>(`/v1/matches/${league.id}/runner`, { runner, status })
  /** What a place pays: the stake and a part of the profit, in minor units. */
  const placeOf = (team: number, { divisor } = TERMS) =>
    STAKE + ((oddsOf(team) - 1000) * STAKE) / 1000 / divisor

  test('the table of a whole season pays champion and places, and a tie for the last place shares it', async ({
    assert,
  }) => {
    const { season, finish } = seasonWithTie()
    const [[champion = 0] = [], [second = 0] = [], [third = 0, level = 0] = []] = finish
    const [last = 0] = finish.at(-1) ?? []
    const firstFour = await openMarket(staff, league.id, FIRST_FOUR, PLACED)
    const coupons = [
      await eachWay(champion),
      await eachWay(second),
      await eachWay(third),
      await eachWay(level),
      await eachWay(EXCLUDED),
      await betOn(bettor, firstFour.outcomes[level] ?? 0, PLACED[level] ?? 0),
      await betOn(bettor, firstFour.outcomes[last] ?? 0, PLACED[last] ?? 0),
    ]
    // shut out in mid-season: its bets lose, and none of its matches counts
    assert.equal((await become(EXCLUDED, 'disqualified')).status, 200)
    const { body } = await enter(staff, league, notationOf(finish))
    assert.equal(body.revision, 1)
    assert.deepEqual(await paid(...coupons), [
      oddsOf(champion) + placeOf(champion),
      placeOf(second),
      placeOf(third) / 2,
      placeOf(level) / 2,
      0,
      PLACED[level] ?? 0,
      0,
    ])

    // the league takes points from the champion, months later: a new result pays and takes the difference
    const points = tableOf(season, { excluded: EXCLUDED })
    const lost = (points.get(champion) ?? 0) - (points.get(second) ?? 0) + 1
    const after = standings(tableOf(season, { excluded: EXCLUDED, deducted: { [champion]: lost } }))
    await enter(staff, league, notationOf(after), 1)
    const shareOf = (team: number) => {
      const before = after
        .slice(
          0,
          after.findIndex((teams) => teams.includes(team))
        )
        .flat().length
      const tied = after.find((teams) => teams.includes(team))?.length ?? 1
      const places = (count: number) => Math.min(1, Math.max(0, count - before) / tied)
      return Math.floor(
        oddsOf(team) * places(1) * (STAKE / 1000) + placeOf(team) * places(TERMS.places)
      )
    }
    assert.equal(after[0]?.[0], second)
    assert.deepEqual(
      await paid(...coupons.slice(0, 5)),
      [champion, second, third, level].map(shareOf).concat(0)
    )
  })

  test('a team that never started: its bets return the stake, ante-post they lose, with both parts', async ({
    assert,
  }) => {
    const antePost = await openMarket(staff, league.id, ANTE_POST, PRICES)
    const withARun = await openMarket(staff, league.id, WITH_A_RUN, PRICES)
    const coupons = [
      await eachWay(EXCLUDED),
      await eachWay(EXCLUDED, antePost),
      await eachWay(EXCLUDED, withARun),
      await eachWay(2, antePost),
    ]
    await become(EXCLUDED, 'nonRunner')
    const { body } = await bettor.session.get<CouponDetail>(`/v1/coupons/${coupons[1]}`)
    assert.containsSubset(body.selections[0]?.withdrawal, { isOut: true, losesStake: true })
    await enter(staff, league, '1 2 3')
    assert.deepEqual(await paid(...coupons), [2 * STAKE, 0, 2 * STAKE, placeOf(2)])
  })

  test('the house sells other places: six at a quarter, which the card says and a slip must have seen', async ({
    assert,
  }) => {
    const terms = { places: 6, divisor: 4 }
    const own = await makeRace(staff, PRICES, { kind: 'season', placeTerms: terms })
    const { body: match } = await bettor.session.get<BoardMatchDetail>(
      `/v1/board/matches/${own.id}`
    )
    assert.deepEqual(match.markets[0]?.placeTerms, terms)
    const seen = await place(bettor.session, {
      kind: 'single',
      selections: [{ outcomeId: own.outcomes[1] ?? 0, oddsMilli: oddsOf(1), eachWay: TERMS }],
      totalStakeMinor: 2 * STAKE,
      oddsChange: 'any',
    })
    assert.equal(seen.status, 422)
    const sixth = await eachWay(6, own, terms)
    const seventh = await eachWay(7, own, terms)
    // three of six places are too few to know who is placed
    const { status, body } = await staff.post<Refusal>(`/v1/matches/${own.id}/results`, {
      facts: {
        status: 'ended',
        race: { status: 'ran', order: [{ runner: 1, outcome: 'finished', finishingPosition: 1 }] },
      },
      basedOnRevision: 0,
      beforeStart: true,
    })
    assert.equal(status, 422)
    assert.equal(body.error.key, 'orderOfFinish')
    await enter(staff, own, '1 2 3 4 5 6')
    assert.deepEqual(await paid(sixth, seventh), [placeOf(6, terms), 0])
    const none = await makeRace(staff, PRICES, {
      kind: 'season',
      placeTerms: { places: 1, divisor: 1 },
    })
    const { body: toWin } = await bettor.session.get<BoardRace>(`/v1/board/races/${none.id}`)
    assert.isNull(toWin.placeTerms)
  })

  test('as many of the table are asked for as places were sold', async ({ assert }) => {
    await openMarket(staff, league.id, FIRST_FOUR, PLACED)
    const short = await enter(staff, league, '1 2 3', 0, '?dryRun=true')
    assert.equal(short.status, 422)
    const whole = await enter(staff, league, '1 2 3 4', 0, '?dryRun=true')
    assert.equal(whole.status, 200)
  })

  test('stands under its league beyond the days of the board, by names without numbers', async ({
    assert,
  }) => {
    await loadMatches([league.id])
    const sport = `sportId=${SPORT_IDS.soccer}`
    const { body } = await bettor.session.get<BoardMatchList>(
      `/v1/board/matches?${sport}&odds=main&keyWord=${encodeURIComponent(league.name.slice(-6))}`
    )
    const [match] = body.matches
    assert.include(match, { id: league.id, isRace: true, isSeason: true })
    assert.equal(match?.markets[0]?.outcomes[0]?.name, 'Runner 1')
    const today = await bettor.session.get<BoardMatchList>(
      `/v1/board/matches?${sport}&to=${clock.now() + 24 * HOUR_MS}`
    )
    assert.notInclude(
      today.body.matches.map(({ id }) => id),
      league.id
    )
    const next = await bettor.session.get<NextRace[]>(`/v1/board/races?${sport}`)
    assert.deepEqual(next.body, [])
    const coupon = await eachWay(4)
    const { body: placed } = await bettor.session.get<CouponView>(`/v1/coupons/${coupon}`)
    assert.equal(placed.selections?.[0]?.outcomeName, 'Runner 4')
  })

  test('every sport has one', async ({ assert }) => {
    for (const sportId of [SPORT_IDS.basketball, SPORT_IDS.tennis, SPORT_IDS.esports]) {
      const cup = await makeRace(staff, PRICES, {
        kind: 'season',
        tournamentId: await makeMeeting(sportId),
      })
      const coupon = await eachWay(1, cup)
      const { status } = await enter(staff, cup, '1 2 3')
      assert.equal(status, 200)
      assert.deepEqual(await paid(coupon), [oddsOf(1) + placeOf(1)])
    }
  })
})
