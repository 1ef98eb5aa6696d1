import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { generateDemo } from '#database/demo/generate'
import { PLAIN_SPORTS } from '#database/demo/live/plain/plain_facts'
import { plainResults, type PlainResult } from '#database/demo/live/plain/plain_results'
import { clock } from '#core/timing/clock'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { Simulator } from '#feed/sources/simulator/simulator'
import { settlePending } from '#settlement/actions/settle_pending'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { bookMatch } from '#tests/support/test_feed'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FROM = Date.UTC(2027, 0, 4)
const PLAIN_IDS: ReadonlySet<number> = new Set(PLAIN_SPORTS.map((sport) => SPORT_IDS[sport]))

const week = generateDemo(FROM)
  .filter(({ sportId }) => PLAIN_IDS.has(sportId))
  .flatMap(({ sportId, fixtures }) => fixtures.map((fixture) => ({ sportId, ...fixture })))
const results = plainResults(FROM, FROM + 8 * DAY_MS)
const resultOf = new Map(results.map((result) => [result.key, result]))

test.group('Matches of sports without a live model', (group) => {
  group.each.teardown(() => clock.reset())

  test('all end once, hours after their start, with facts that decide every market', ({
    assert,
  }) => {
    assert.isAtLeast(week.length, 30)
    assert.equal(new Set(results.map(({ key }) => key)).size, results.length)
    for (const { sportId, sourceKey, startsAt, markets } of week) {
      const result = resultOf.get(sourceKey)
      if (!result) return assert.fail(`${sourceKey} never ends`)
      assert.isAtLeast(result.endsAt - startsAt, HOUR_MS)
      assert.isAtMost(result.endsAt - startsAt, 3 * HOUR_MS)
      assert.deepEqual(validateFacts(sportId, result.facts), [], sourceKey)
      for (const { typeId, specifier, outcomes } of markets) {
        const keys = outcomes.map(({ key }) => key)
        const settled = settleMarket(
          { sportId, marketTypeId: typeId, specifier },
          keys,
          result.facts
        )
        assert.isFalse(Object.values(settled).includes(null), `${sourceKey} ${typeId} ${specifier}`)
      }
    }
  })

  test('end the same when asked for in one span or in many, and differently for another seed', ({
    assert,
  }) => {
    const parts: PlainResult[] = []
    for (let at = FROM; at < FROM + DAY_MS; at += HOUR_MS) {
      parts.push(...plainResults(at, at + HOUR_MS))
    }
    assert.deepEqual(parts, plainResults(FROM, FROM + DAY_MS))
    assert.notDeepEqual(plainResults(FROM, FROM + DAY_MS, { seed: 1 }), parts)
  })

  test('are won as often as their prices say', ({ assert }) => {
    const season = plainResults(FROM, FROM + 180 * DAY_MS)
    let [homeWins, count] = [0, 0]
    for (const { facts } of season) {
      const [home, away] = facts.periods['ot'] ?? facts.fullTime ?? [0, 0]
      if (home === away) continue
      count++
      if (home > away) homeWins++
    }
    const chances = week.flatMap(({ markets }) =>
      markets.flatMap(({ typeId, outcomes }) => {
        if (![1, 186, 251].includes(typeId)) return []
        const [home, away] = [outcomes[0]?.oddsMilli ?? 1, outcomes.at(-1)?.oddsMilli ?? 1]
        return [1 / home / (1 / home + 1 / away)]
      })
    )
    const expected = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
    assert.closeTo(homeWins / count, expected, 0.06)
  })

  test('the simulator sends the end in time, once more after a restart, and coupons are settled', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => producers.forget())
    const bettor = await makeBettor()
    const startsAt = clock.now() + HOUR_MS
    const match = await makeMatch({ sportId: SPORT_IDS.handball, startsAt })
    const { body } = await place(bettor.session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    const facts = { status: 'ended', periods: {}, fullTime: [30, 28] } as const
    const end = { key: bookMatch(match).sourceKey, endsAt: startsAt + HOUR_MS, facts }
    const told: string[] = []
    const begin = () =>
      new Simulator({
        schedule: () => [],
        results: (from, to) => (end.endsAt > from && end.endsAt <= to ? [end] : []),
        deliver: (message) => {
          told.push(message.event.kind)
          intake.receive(message)
        },
      })
    const recovered = async (simulator: Simulator, since: number) => {
      simulator.recover(since, 1)
      while (told.at(-1) !== 'recovered') await new Promise((resolve) => setImmediate(resolve))
    }
    const ends = () => told.filter((kind) => kind === 'result').length

    clock.set(startsAt, { frozen: true })
    const simulator = begin()
    await recovered(simulator, startsAt - HOUR_MS)
    clock.set(end.endsAt - 1, { frozen: true })
    simulator.tick(clock.now())
    assert.equal(ends(), 0)
    clock.set(end.endsAt + 20_000, { frozen: true })
    simulator.tick(clock.now())
    assert.equal(ends(), 1)
    // a restart right after: messages since the last look may be lost
    await recovered(begin(), end.endsAt + 10_000)
    assert.equal(ends(), 2)

    await intake.idle()
    await settlePending()
    const coupon = await bettor.session.get<CouponDetail>(`/v1/coupons/${body.id}`)
    assert.containsSubset(coupon.body, { status: 1, payoutMinor: 2000 })
  })
})
