/** What the demo sells for weeks: outrights of its seasons, and the big race of next month. */
import { test } from '@japa/runner'
import { findMarketType, isOnField } from '@grandstand/shared-types/markets/table/market_types'
import { PLACES_OF_MARKET } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import { ANTE_POST_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { placeTermsOf, USUAL_PLACE_TERMS } from '@grandstand/shared-types/racing/terms/place_terms'
import { generateDemo } from '#database/demo/generate'
import { withOutrights } from '#database/demo/outrights/season_outrights'
import { generateAntePost } from '#database/demo/racing/ante_post'
import { generateRaces } from '#database/demo/racing/generate_races'
import { raceResults } from '#database/demo/racing/race_results'

const DAY_MS = 24 * 3_600_000
const JANUARY = Date.UTC(2027, 0, 4)

const outrightsAt = (now: number) =>
  withOutrights(generateDemo(now), now).flatMap(({ sourceKey, fixtures }) =>
    fixtures.filter(({ field }) => field).map((fixture) => ({ league: sourceKey, ...fixture }))
  )

test.group('What the demo sells for weeks', () => {
  test('a league of fourteen and a cup of twenty, under their tournaments, until the last day of play', ({
    assert,
  }) => {
    const outrights = outrightsAt(JANUARY)
    assert.deepEqual(
      outrights.map(({ league, field }) => [league, field?.kind, field?.runners.length]),
      [
        ['demo:it-1', 'season', 14],
        ['demo:it-cup', 'season', 20],
      ]
    )
    for (const { startsAt, field } of outrights) {
      assert.equal(new Date(startsAt).toISOString().slice(0, 10), '2027-05-24')
      const names = field?.runners.map(({ name }) => name) ?? []
      assert.equal(new Set(names).size, names.length)
      const runners = names.map((_, at) => ({ number: at + 1, status: 'declared' }) as const)
      assert.deepEqual(
        placeTermsOf(USUAL_PLACE_TERMS, {
          kind: 'season',
          isHandicap: false,
          offAt: null,
          runners,
        }),
        { places: 3, divisor: 5 }
      )
    }
  })

  test('a book on a season is over-round, and the better team is the shorter', ({ assert }) => {
    for (const { sourceKey, markets } of outrightsAt(JANUARY)) {
      for (const { typeId, outcomes } of markets) {
        const type = findMarketType(typeId)
        assert.isTrue(type && isOnField(type))
        const odds = outcomes.map(({ oddsMilli }) => oddsMilli)
        const share =
          odds.reduce((sum, oddsMilli) => sum + 1000 / oddsMilli, 0) /
          (PLACES_OF_MARKET.get(typeId) ?? 1)
        assert.isAbove(share, 1.03, sourceKey)
        assert.isBelow(share, 1.4, sourceKey)
        assert.deepEqual(
          odds,
          odds.toSorted((a, b) => a - b)
        )
      }
    }
  })

  test('three weeks before the end, the next season is sold', ({ assert }) => {
    const keys = (now: number) => outrightsAt(now).map(({ sourceKey }) => sourceKey.slice(-4))
    assert.deepEqual(keys(Date.UTC(2027, 4, 1)), ['2027', '2027'])
    assert.deepEqual(keys(Date.UTC(2027, 4, 5)), ['2028', '2028'])
  })

  test('on any day, a big race of the next weeks is sold ante-post, with and without a run, and is run', ({
    assert,
  }) => {
    for (let day = 0; day < 40; day++) {
      const now = JANUARY + day * DAY_MS
      const period = { from: now + 2 * DAY_MS, to: now + 62 * DAY_MS }
      const races = generateAntePost(period).flatMap(({ fixtures }) => fixtures)
      assert.isAtLeast(races.length, 1, `day ${day}`)
      const [next] = races
      if (!next) return
      assert.deepEqual(
        next.markets.map(({ typeId }) => typeId),
        [...ANTE_POST_MARKETS]
      )
      assert.equal(new Date(next.startsAt).getUTCDay(), 6)
      const onTheDay = generateRaces({ from: next.startsAt, to: next.startsAt, now })
        .flatMap(({ fixtures }) => fixtures)
        .find(({ sourceKey }) => sourceKey === next.sourceKey)
      assert.deepEqual(
        onTheDay?.field?.runners.map(({ name }) => name),
        next.field?.runners.map(({ name }) => name)
      )
      const results = raceResults(next.startsAt, next.startsAt + DAY_MS)
      assert.lengthOf(
        results.filter(({ key }) => key === next.sourceKey),
        1
      )
    }
  })
})
