import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import {
  findMarketType,
  isOnField,
  isSpecifierOf,
  MARKET_TYPES,
} from '@grandstand/shared-types/markets/table/market_types'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { generateDemo } from '#database/demo/generate'
import { seedDemoCatalogue } from '#catalogue/actions/seed_demo_catalogue'

const DAY_MS = 24 * 3_600_000
const MONDAY = Date.UTC(2027, 0, 4)

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const fixturesOf = (from: number, days?: number) =>
  generateDemo(from, days).flatMap(({ sportId, fixtures }) =>
    fixtures.map((fixture) => ({ sportId, ...fixture }))
  )
const week = fixturesOf(MONDAY)
const markets = week.flatMap(({ sportId, sourceKey, markets: all }) =>
  all.map((market) => ({ sportId, sourceKey, ...market }))
)
const impliedSum = (outcomes: readonly { oddsMilli: number }[]) =>
  outcomes.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0)

test.group('The demo catalogue', () => {
  test('is the same for the same seed and day, and another for another seed', ({ assert }) => {
    assert.equal(hashOf(generateDemo(MONDAY)), hashOf(generateDemo(MONDAY + 5 * 3_600_000)))
    assert.notEqual(hashOf(generateDemo(MONDAY)), hashOf(generateDemo(MONDAY, 7, 1)))
  })

  test('a day is the same on whichever day its week is asked for', ({ assert }) => {
    const keys = (list: typeof week) => list.map((fixture) => [fixture.sourceKey, hashOf(fixture)])
    const wednesday = MONDAY + 2 * DAY_MS
    const fromMonday = week.filter(
      ({ startsAt }) => startsAt >= wednesday && startsAt < wednesday + DAY_MS
    )
    assert.deepEqual(keys(fixturesOf(wednesday, 1)), keys(fromMonday))
  })

  test('fills every day of a week, with eight sports', ({ assert }) => {
    assert.isAtLeast(week.length, 220)
    assert.isAtMost(week.length, 300)
    assert.equal(new Set(week.map(({ sourceKey }) => sourceKey)).size, week.length)
    assert.deepEqual(
      new Set(week.map(({ sportId }) => sportId)),
      new Set([1, 2, 3, 4, 5, 6, 23, 109])
    )
    for (let day = 0; day < 7; day++) {
      const from = MONDAY + day * DAY_MS
      const ofDay = week.filter(({ startsAt }) => startsAt >= from && startsAt < from + DAY_MS)
      assert.isAtLeast(ofDay.length, 15, `day ${day}`)
    }
  })

  test('no team plays two matches at once, or against itself', ({ assert }) => {
    const busy = week.flatMap(({ home, away, startsAt }) => [
      `${home}|${startsAt}`,
      `${away}|${startsAt}`,
    ])
    assert.equal(new Set(busy).size, busy.length)
    assert.isTrue(week.every(({ home, away }) => home !== '' && away !== '' && home !== away))
  })

  test('every market is one of its sport, with its outcomes and a valid line', ({ assert }) => {
    for (const { sportId, sourceKey, typeId, specifier, outcomes } of markets) {
      const type = findMarketType(typeId)
      assert.isDefined(type?.basisBySport[sportId], `${sourceKey} ${typeId}`)
      assert.isTrue(type && isSpecifierOf(type, specifier), `${sourceKey} ${typeId} ${specifier}`)
      assert.deepEqual(
        outcomes.map(({ key }) => key),
        type?.outcomes.map(({ key }) => key)
      )
    }
    const keys = markets.map(
      ({ sourceKey, typeId, specifier }) => `${sourceKey}|${typeId}|${specifier}`
    )
    assert.equal(new Set(keys).size, keys.length)
  })

  test('each match has the markets of its sport’s list, each with one main line', ({ assert }) => {
    for (const { sportId, sourceKey, markets: all } of week) {
      for (const type of MARKET_TYPES) {
        const { id, mainForSports } = type
        if (!mainForSports.includes(sportId) || isOnField(type)) continue
        const main = all.filter((market) => market.typeId === id && market.isMainLine)
        assert.lengthOf(main, 1, `${sourceKey} ${id}`)
      }
    }
  })

  test('prices lie between 1.01 and 500 and every book is over-round by a few per cent', ({
    assert,
  }) => {
    for (const { sourceKey, typeId, specifier, outcomes } of markets) {
      const label = `${sourceKey} ${typeId} ${specifier}`
      assert.isTrue(
        outcomes.every(
          ({ oddsMilli }) =>
            Number.isInteger(oddsMilli) && oddsMilli >= 1010 && oddsMilli <= 500_000
        ),
        label
      )
      // any two of the three results win a double chance
      const fair = typeId === 10 ? 2 : 1
      assert.isAbove(impliedSum(outcomes), fair * 1.01, label)
      assert.isBelow(impliedSum(outcomes), fair * 1.2, label)
    }
  })

  test('soccer markets agree with each other', ({ assert }) => {
    for (const { sourceKey, markets: all } of week.filter(
      ({ sportId }) => sportId === SPORT_IDS.soccer
    )) {
      const price = (typeId: number, key: string, specifier = '') =>
        all
          .find((market) => market.typeId === typeId && market.specifier === specifier)
          ?.outcomes.find((outcome) => outcome.key === key)?.oddsMilli ?? 0
      // home or draw can never pay more than home alone
      assert.isBelow(price(10, '1X'), price(1, '1'), sourceKey)
      assert.isBelow(price(11, 'home'), price(1, '1'), sourceKey)
      const overs = all
        .filter(({ typeId }) => typeId === 18)
        .map(({ outcomes }) => outcomes[0]?.oddsMilli ?? 0)
      assert.deepEqual(
        overs,
        overs.toSorted((a, b) => a - b),
        sourceKey
      )
    }
  })

  test('is put on the board once; later starts of the server add nothing', async ({ assert }) => {
    await syncCatalogue()
    const first = await seedDemoCatalogue()
    const second = await seedDemoCatalogue()
    assert.isAbove(first.added + first.kept, 200)
    assert.containSubset(second, { added: 0, updated: 0, marketsAdded: 0, outcomesAdded: 0 })
  })
})
