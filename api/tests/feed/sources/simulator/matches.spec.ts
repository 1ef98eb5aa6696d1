import { test } from '@japa/runner'
import { findMarketType, isSpecifierOf } from '@grandstand/shared-types/markets/table/market_types'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { LiveDemoMatch, type LiveStep } from '#database/demo/live/match/live_match'
import { liveFixtures, type ScheduledLive } from '#database/demo/live/schedule/live_schedule'
import { sportModel } from '#database/demo/live/match/sport_models'
import { soccerGoals } from '#database/demo/models/soccer'
import { randomStream } from '#database/demo/random'
import { groupOnce } from '#tests/support/tier'

const HOUR_MS = 3_600_000
const SATURDAY = Date.UTC(2027, 0, 9, 14)

interface Played {
  scheduled: ScheduledLive
  match: LiveDemoMatch
  steps: LiveStep[]
  facts: MatchFacts
}

function play(scheduled: ScheduledLive): Played {
  const match = new LiveDemoMatch(scheduled.fixture())
  const steps = [...match.playTo(Infinity)]
  const facts = steps.at(-1)?.facts
  if (!facts) throw new Error(`${scheduled.key} has no result`)
  return { scheduled, match, steps, facts }
}

/** Some matches of each sport. */
const fixtures = Object.values(
  Object.groupBy(liveFixtures(SATURDAY, SATURDAY + 6 * HOUR_MS), ({ sportId }) => sportId)
).flatMap((ofSport) => (ofSport ?? []).slice(0, 6))
const played = fixtures.map(play)
const fixtureOf = (sportId: number) => {
  const found = fixtures.find((fixture) => fixture.sportId === sportId)
  if (!found) throw new Error(`no match of sport ${sportId}`)
  return found
}

/** Calls back with every price that was offered. */
function eachOffer(
  visit: (offer: LiveStep['markets'][number], label: string, match: Played) => void
): void {
  for (const match of played) {
    for (const { markets, at } of match.steps) {
      for (const market of markets) {
        if (market.status !== 1 || !market.outcomes) continue
        visit(market, `${match.scheduled.key} ${at} ${market.typeId} ${market.specifier}`, match)
      }
    }
  }
}

groupOnce('A match of the simulator', () => {
  test('is the same for the same seed and fixture, and differs for another seed or fixture', ({
    assert,
  }) => {
    const scheduled = fixtureOf(SPORT_IDS.soccer)
    const stepsOf = (change = {}) =>
      JSON.stringify([...new LiveDemoMatch({ ...scheduled.fixture(), ...change }).playTo(Infinity)])
    assert.equal(stepsOf(), stepsOf())
    assert.notEqual(stepsOf(), stepsOf({ seed: 1 }))
    assert.notEqual(stepsOf(), stepsOf({ key: 'another' }))
  })

  test('has the same state at a second, asked for at once or second by second', ({ assert }) => {
    for (const sportId of new Set(fixtures.map((fixture) => fixture.sportId))) {
      const scheduled = fixtureOf(sportId)
      const followed = new LiveDemoMatch(scheduled.fixture())
      for (let at = 0; at <= 3000; at += 10) Array.from(followed.playTo(at))
      const entered = new LiveDemoMatch(scheduled.fixture())
      const last = [...entered.playTo(3000)].at(-1)
      assert.deepEqual(entered.board(), followed.board())
      assert.isDefined(last)
      assert.deepEqual([...entered.playTo(Infinity)], [...followed.playTo(Infinity)])
    }
  })

  test('ends with facts that settle its markets', ({ assert }) => {
    for (const { scheduled, facts } of played) {
      assert.deepEqual(validateFacts(scheduled.sportId, facts), [], scheduled.key)
    }
  })

  test('settles a market during play as the final facts do', ({ assert }) => {
    for (const { scheduled, steps, facts } of played) {
      const settled = steps.flatMap((step) => step.settled)
      assert.isNotEmpty(settled, scheduled.key)
      const keys = settled.map(({ typeId, specifier }) => `${typeId}|${specifier}`)
      assert.equal(new Set(keys).size, keys.length, scheduled.key)
      for (const { typeId, specifier, results } of settled) {
        const market = { sportId: scheduled.sportId, marketTypeId: typeId, specifier }
        const byFacts = settleMarket(market, Object.keys(results), facts)
        assert.deepEqual(byFacts, results, `${scheduled.key} ${typeId} ${specifier}`)
      }
    }
  })

  test('settles the next-goal market with the goal', ({ assert }) => {
    let settledGoals = 0
    for (const { scheduled, steps } of played) {
      if (scheduled.sportId !== SPORT_IDS.soccer) continue
      const offered = new Set<string>()
      for (const { incident, period, state, settled, markets } of steps) {
        if (incident?.kind === 'goal' && period < 3) {
          const specifier = `goalnr=${(state.score?.[0] ?? 0) + (state.score?.[1] ?? 0)}`
          const next = settled.find((one) => one.typeId === 8 && one.specifier === specifier)
          // two goals within a stop leave no time to offer the second
          if (offered.has(specifier)) {
            assert.equal(next?.results[incident.side ?? ''], 'won', scheduled.key)
            settledGoals++
          }
        }
        for (const { typeId, specifier } of markets) if (typeId === 8) offered.add(specifier)
      }
    }
    assert.isAtLeast(settledGoals, 3)
  })

  test('offers markets of its sport, with their outcomes and a valid line', ({ assert }) => {
    eachOffer(({ typeId, specifier, outcomes }, label, { scheduled }) => {
      const type = findMarketType(typeId)
      const isFine =
        type?.basisBySport[scheduled.sportId] !== undefined &&
        isSpecifierOf(type, specifier) &&
        outcomes?.map(({ key }) => key).join() === type.outcomes.map(({ key }) => key).join()
      if (!isFine) assert.fail(label)
    })
  })

  test('has 8 to 30 markets open in play, and none at the end', ({ assert }) => {
    for (const { scheduled, match } of played) {
      const half = new LiveDemoMatch(scheduled.fixture())
      Array.from(half.playTo(900))
      const shown = half.board().filter(({ status }) => status === 1 || status === -1)
      assert.isAtLeast(shown.length, 8, scheduled.key)
      assert.isAtMost(shown.length, 32, scheduled.key)
      assert.isTrue(match.board().every(({ status }) => status === 0 || status === -3))
    }
  })

  test('every book is over-round by a few per cent', ({ assert }) => {
    eachOffer(({ typeId, outcomes }, label) => {
      const active = (outcomes ?? []).filter((outcome) => outcome.active)
      const sum = active.reduce((total, { oddsMilli }) => total + 1000 / oddsMilli, 0)
      const isPriced = active.every(({ oddsMilli }) => oddsMilli >= 1010 && oddsMilli <= 500_000)
      // any two of three results win a double chance; a pair that is nearly certain is inactive
      const isFair = [10, 63].includes(typeId) || (sum > 1.005 && sum < 1.15)
      if (!isPriced || !isFair) assert.fail(`${label}: ${sum}`)
    })
  })

  test('never prices more goals as likelier than fewer, nor a double chance above a single outcome', ({
    assert,
  }) => {
    for (const { scheduled, steps } of played) {
      if (scheduled.sportId !== SPORT_IDS.soccer) continue
      const open = new Map<string, Map<string, number>>()
      for (const { markets, at } of steps) {
        for (const { typeId, specifier, status, outcomes } of markets) {
          const key = `${typeId}|${specifier}`
          if (status !== 1) open.delete(key)
          else if (outcomes) open.set(key, new Map(outcomes.map((one) => [one.key, one.oddsMilli])))
        }
        const overs = [...open]
          .filter(([key]) => key.startsWith('18|'))
          .map(([key, prices]) => [Number(key.split('=')[1]), prices.get('over') ?? 0] as const)
          .sort(([a], [b]) => a - b)
          .map(([, price]) => price)
        assert.deepEqual(
          overs,
          overs.toSorted((a, b) => a - b),
          `${scheduled.key} ${at}`
        )
        const [result, double] = [open.get('1|'), open.get('10|')]
        if (!result || !double) continue
        assert.isAtMost(double.get('1X') ?? 0, result.get('1') ?? 0, `${scheduled.key} ${at}`)
        assert.isAtMost(double.get('X2') ?? 0, result.get('2') ?? 0, `${scheduled.key} ${at}`)
      }
    }
  })

  test('suspends betting at a goal and opens it with new prices after some seconds', ({
    assert,
  }) => {
    for (const { scheduled, match, steps } of played) {
      if (scheduled.sportId !== SPORT_IDS.soccer) continue
      const again = new LiveDemoMatch(match.fixture)
      for (const [index, { incident, at, period }] of steps.entries()) {
        if (incident?.kind !== 'goal' || period > 2) continue
        Array.from(again.playTo(at))
        const isOpen = again.board().some(({ status }) => status === 1)
        assert.isFalse(isOpen, scheduled.key)
        const rest = steps.slice(index + 1)
        const opens = rest.find(({ markets }) => markets.some(({ status }) => status === 1))
        const isLastMinute = match.duration - at < 120
        if (!isLastMinute) assert.isAtLeast((opens?.at ?? 0) - at, 10, scheduled.key)
      }
    }
  })

  test('sends a message every 40 seconds while bets are open', ({ assert }) => {
    for (const sportId of new Set(fixtures.map((fixture) => fixture.sportId))) {
      const scheduled = fixtureOf(sportId)
      const again = new LiveDemoMatch(scheduled.fixture())
      let last = 0
      for (const { at, status } of again.playTo(Infinity)) {
        if (at - last > 40) assert.fail(`${scheduled.key} ${last}-${at}`)
        const isOpen = again.board().some((market) => market.status === 1)
        // in a break no message is expected, and during a bet stop none is missing
        last = isOpen && !isPaused(status) ? at : Infinity
      }
    }
  })

  test('scores as often as the prices before the match say', ({ assert }) => {
    const of = liveFixtures(SATURDAY, SATURDAY + 72 * HOUR_MS)
      .filter(({ sportId }) => sportId === SPORT_IDS.soccer)
      .map((scheduled) => scheduled.fixture())
    let expected = 0
    let scored = 0
    for (const fixture of of) {
      const goals = soccerGoals(fixture.home, fixture.away, fixture.level)
      expected += goals.home + goals.away
      const moments = sportModel('soccer', { ...fixture, isCup: false }).play(
        randomStream(fixture.seed, fixture.key, 'course')
      )
      const [home, away] = moments.at(-1)?.state.score ?? [0, 0]
      scored += home + away
    }
    assert.isAtLeast(of.length, 200)
    assert.approximately(scored / of.length, expected / of.length, 0.25)
  })
})
