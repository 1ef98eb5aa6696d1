/** Races of the demo: on the board at any hour, run and settled without staff. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import { PLACES_OF_MARKET } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import { followsToWin } from '@grandstand/shared-types/markets/model/favourite_market'
import { orderFaults } from '@grandstand/shared-types/racing/finish/order_faults'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { generateRaces } from '#database/demo/racing/generate_races'
import { raceResults } from '#database/demo/racing/race_results'
import type { DemoFixture } from '#database/demo/types'
import { rebuildBook } from '#book/sync'
import { boardRace } from '#book/queries/races'
import { seedDemoCatalogue } from '#catalogue/actions/seed_demo_catalogue'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { loadFields } from '#catalogue/racing/field_rows'
import { clock } from '#core/timing/clock'
import { racePricesToCome } from '#demo/bets'
import { runPastRaces } from '#demo/races'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { Simulator } from '#feed/sources/simulator/simulator'
import { settlePending } from '#settlement/actions/settle_pending'
import { makeBettor, place, slip } from '#tests/coupons/support'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FROM = Date.UTC(2027, 0, 4)
const { horseRacing: HORSES, greyhounds: DOGS } = SPORT_IDS
const READER = { siteId: 0, offer: null, language: 'en' }
const TRAPS = 6

const of = (sourceKeys: readonly string[], all: readonly DemoFixture[]) =>
  all.filter(({ sourceKey }) => sourceKeys.includes(sourceKey))
const fixturesOf = (from: number, to: number, now = from) =>
  generateRaces({ from, to, now }).flatMap(({ fixtures }) => fixtures)

/** Matches of the keys, by key. */
async function matchIds(keys: readonly string[]): Promise<Map<string, number>> {
  const rows: { id: number; source_key: string }[] = await db
    .query<{ id: number; source_key: string }>()
    .from('matches')
    .whereIn('source_key', [...keys])
    .select('id', 'source_key')
  return new Map(rows.map((row) => [row.source_key, Number(row.id)]))
}

test.group('The demo’s races', (group) => {
  group.each.teardown(() => {
    clock.reset()
    producers.forget()
  })

  test('at any hour, horses of two countries and dogs run several times in the next hours', ({
    assert,
  }) => {
    for (let hour = 0; hour < 24; hour++) {
      const from = FROM + hour * HOUR_MS
      const meetings = generateRaces({ from, to: from + 4 * HOUR_MS, now: from })
      const horses = meetings.filter(({ sportId }) => sportId === HORSES)
      assert.isAtLeast(new Set(horses.map(({ category }) => category.countryCode)).size, 2)
      for (const sportId of [HORSES, DOGS]) {
        const races = meetings.filter((one) => one.sportId === sportId)
        assert.isAtLeast(races.flatMap(({ fixtures }) => fixtures).length, 6, `${hour} ${sportId}`)
      }
    }
  })

  test('every runner has a name of its own and a price, and dogs run from six traps', ({
    assert,
  }) => {
    for (const { sportId, fixtures } of generateRaces({ from: FROM, to: FROM + DAY_MS, now: 0 })) {
      for (const { sourceKey, field, markets } of fixtures) {
        const runners = field?.runners ?? []
        assert.equal(new Set(runners.map(({ name }) => name)).size, runners.length, sourceKey)
        for (const { typeId, outcomes } of markets) {
          if (followsToWin(typeId)) continue
          assert.deepEqual(
            outcomes.map(({ key }) => key),
            runners.map(({ number }) => String(number))
          )
        }
        const cards = runners.map(({ card }) => card)
        if (sportId === DOGS) {
          const traps = cards.map(({ draw }) => draw)
          assert.deepEqual(traps, [1, 2, 3, 4, 5, 6])
        } else assert.isTrue(cards.every(({ jockey, colours, draw }) => jockey && colours && draw))
      }
    }
  })

  test('a book on those that run is over-round by a few per cent', ({ assert }) => {
    for (const { sourceKey, field, markets } of fixturesOf(FROM, FROM + DAY_MS, FROM + DAY_MS)) {
      const out = field?.runners.filter(({ withdrawal }) => withdrawal).map(({ number }) => number)
      const own = markets.filter(({ typeId }) => !followsToWin(typeId))
      assert.deepEqual([own.length, markets.length], [2, 6])
      for (const { typeId, outcomes } of own) {
        const sum = outcomes
          .filter(({ key }) => !out?.includes(Number(key)))
          .reduce((total, { oddsMilli }) => total + 1000 / oddsMilli, 0)
        const share = sum / (PLACES_OF_MARKET.get(typeId) ?? 1)
        assert.isAbove(share, 1.03, `${sourceKey}, ${typeId}`)
        assert.isBelow(share, 1.35, `${sourceKey}, ${typeId}`)
      }
    }
  })

  test('each race ends once, minutes after its off, in an order that fits its field', ({
    assert,
  }) => {
    const races = fixturesOf(FROM, FROM + DAY_MS, FROM + 2 * DAY_MS)
    const results = raceResults(FROM, FROM + DAY_MS + HOUR_MS)
    for (const { sourceKey, startsAt, field } of races) {
      const [result, ...more] = results.filter(({ key }) => key === sourceKey)
      if (!result || !field) return assert.fail(`${sourceKey} never ends`)
      assert.lengthOf(more, 0)
      assert.isAbove(result.endsAt, startsAt)
      assert.isBelow(result.endsAt, startsAt + HOUR_MS)
      const runners = field.runners.map(({ number, withdrawal }) => ({
        number,
        status: withdrawal ? ('withdrawn' as const) : ('declared' as const),
      }))
      const ran = { ...field, offAt: null, runners }
      assert.deepEqual(validateFacts(HORSES, { ...result.facts, field: ran }), [], sourceKey)
      assert.deepEqual(orderFaults(ran, result.facts.race?.order ?? [], 4), [], sourceKey)
    }
  })

  test('in any six hours there is a dead heat, and a withdrawal that takes a deduction', ({
    assert,
  }) => {
    for (let hour = 0; hour < 24; hour++) {
      const to = FROM + hour * HOUR_MS
      const results = raceResults(to - 6 * HOUR_MS, to)
      const isLevel = results.some(({ facts }) => {
        const places = facts.race?.order.map(({ finishingPosition }) => finishingPosition) ?? []
        return new Set(places).size < places.length
      })
      assert.isTrue(isLevel, `dead heat, ${hour}`)
      const ran = of(
        results.map(({ key }) => key),
        fixturesOf(to - 7 * HOUR_MS, to, to)
      )
      const prices = ran.flatMap(({ field }) =>
        (field?.runners ?? []).flatMap(({ withdrawal }) => withdrawal?.oddsMilli ?? [])
      )
      // from 11.00 on nothing is taken (rules 19.8)
      assert.isTrue(
        prices.some((oddsMilli) => oddsMilli < 11_000),
        `withdrawal, ${hour}`
      )
    }
  })

  test('races win as often as their prices say', ({ assert }) => {
    const to = FROM + 30 * DAY_MS
    const winners = new Map(
      raceResults(FROM, to + DAY_MS).map(({ key, facts }) => [key, facts.race?.order[0]?.runner])
    )
    const races = fixturesOf(FROM, to).filter(({ field }) => field?.runners.length === 8)
    const backed = races.map(({ sourceKey, markets }) => {
      const [best] = (markets[0]?.outcomes ?? []).toSorted((a, b) => a.oddsMilli - b.oddsMilli)
      return {
        hasWon: best?.key === String(winners.get(sourceKey)),
        oddsMilli: best?.oddsMilli ?? 1,
      }
    })
    const expected = backed.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli / 1.12, 0)
    const won = backed.filter(({ hasWon }) => hasWon).length
    assert.isAbove(races.length, 200)
    assert.isBelow(Math.abs(won - expected), 4 * Math.sqrt(expected))
  })

  test('the first start puts them on the board, those of the last hours with their finish, once', async ({
    assert,
  }) => {
    const now = FROM + 12 * HOUR_MS
    clock.set(now)
    await syncCatalogue()
    await seedDemoCatalogue()
    await runPastRaces()
    const past = raceResults(now - 6 * HOUR_MS, now)
    const ids = await matchIds(past.map(({ key }) => key))
    const fixtures = fixturesOf(now - 7 * HOUR_MS, now, now)
    assert.isAbove(past.length, 20)
    let out = 0
    for (const { key, facts } of past) {
      const race = await boardRace(ids.get(key) ?? 0, READER)
      const [first] = facts.race?.order ?? []
      const winner = race?.runners.find(({ number }) => number === first?.runner)
      assert.equal(winner?.finish?.finishingPosition, 1, key)
      out += race?.runners.filter(({ status }) => status === 'withdrawn').length ?? 0
      const runners = fixtures.find(({ sourceKey }) => sourceKey === key)?.field?.runners
      assert.equal(race?.runners.length, runners?.length)
    }
    assert.isAbove(out, 0)
    const closed = await db
      .from('outcomes')
      .join('markets', 'markets.id', 'outcomes.market_id')
      .join('runners', 'runners.match_id', 'markets.match_id')
      .whereColumn('runners.number', 'outcomes.outcome_key')
      .where('runners.status', 'withdrawn')
      .whereIn('markets.match_id', [...ids.values()])
      .where('outcomes.active', true)
    assert.lengthOf(closed, 0)
    const before = await db.from('results').count('* as n').first()
    await runPastRaces()
    assert.deepEqual(await db.from('results').count('* as n').first(), before)
    const again = await seedDemoCatalogue()
    assert.containSubset(again, { added: 0, updated: 0, marketsAdded: 0, outcomesAdded: 0 })
  })

  test('a race that is run is settled by the simulator', async ({ assert }) => {
    const now = FROM + 40 * DAY_MS
    clock.set(now)
    await syncCatalogue()
    await seedDemoCatalogue(new Set([DOGS]))
    await rebuildBook()
    const bettor = await makeBettor()
    const [next] = fixturesOf(now, now + HOUR_MS).filter(({ field }) => field?.kind === 'dogs')
    if (!next) return assert.fail('no race')
    const matchId = (await matchIds([next.sourceKey])).get(next.sourceKey) ?? 0
    const prices = (await racePricesToCome()).filter((price) => price.matchId === matchId)
    assert.lengthOf(prices, 2 * TRAPS, 'to win, and to be placed')
    const [best] = prices
    if (!best) return assert.fail('no price')
    const { status, body } = await place(bettor.session, slip([[best.outcomeId, best.oddsMilli]]))
    assert.equal(status, 201, JSON.stringify(body))
    const told: string[] = []
    const simulator = new Simulator({
      schedule: () => [],
      deliver: (message) => {
        told.push(message.event.kind)
        intake.receive(message)
      },
    })
    clock.set(next.startsAt + HOUR_MS)
    simulator.recover(now, 1)
    while (told.at(-1) !== 'recovered') await new Promise((resolve) => setImmediate(resolve))
    await intake.idle()
    await settlePending()
    const field = (await loadFields([matchId])).get(matchId)
    assert.equal(field?.kind, 'dogs')
    const coupon = await bettor.session.get<CouponDetail>(`/v1/coupons/${body.id}`)
    const [result] = raceResults(now, now + HOUR_MS).filter(({ key }) => key === next.sourceKey)
    const hasWon = result?.facts.race?.order[0]?.runner === 1
    assert.equal(coupon.body.status, hasWon ? 1 : -1)
  })
})
