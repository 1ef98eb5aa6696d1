import { test } from '@japa/runner'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { generateDemo } from '#database/demo/generate'
import { LiveDemoMatch } from '#database/demo/live/match/live_match'
import { liveFixtures, LONGEST_MATCH_MS } from '#database/demo/live/schedule/live_schedule'
import { clock } from '#core/timing/clock'
import type { FeedMessage } from '#feed/messages/events'
import { Simulator } from '#feed/sources/simulator/simulator'
import { groupOnce } from '#tests/support/tier'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOON = Date.UTC(2027, 0, 6, 12)

const kindOf = (message: FeedMessage) => message.event.kind
const keyOf = ({ event }: FeedMessage) => ('matchKey' in event ? event.matchKey : '')

/** Enough to see every sport in a short time. */
const FEW = new Set(
  ['youth-cup', 'basket-gr-u21', 'tennis-next-men', 'volley-it-u21', 'hockey-cz-u21'].map(
    (key) => `demo:${key}`
  )
)
const few = (from: number, to: number) =>
  liveFixtures(from, to).filter(({ tournament }) => FEW.has(tournament.key))

/** A simulator whose recovery has sent everything up to `now`. */
async function begun(now: number, since = 0) {
  clock.set(now, { frozen: true })
  const messages: FeedMessage[] = []
  const { promise: isRecovered, resolve } = Promise.withResolvers<void>()
  const simulator = new Simulator({
    schedule: few,
    deliver: (message) => {
      messages.push(message)
      if (kindOf(message) === 'recovered') resolve()
    },
  })
  simulator.recover(since, 7)
  await isRecovered
  const caughtUp = messages.splice(0)
  return {
    simulator,
    caughtUp,
    /** Its messages up to `to`, second by second. */
    until(to: number) {
      for (let at = now; at <= to; at += 1000) simulator.tick(at)
      return messages.splice(0).filter((message) => kindOf(message) !== 'alive')
    },
  }
}

/** The markets and the score of every match after these messages. */
function heard(messages: readonly FeedMessage[]) {
  const markets = new Map<string, string>()
  const scores = new Map<string, string>()
  for (const { event } of messages) {
    if (event.kind === 'odds') {
      for (const market of event.markets) {
        const key = `${event.matchKey}|${market.typeId}|${market.specifier}`
        const prices = market.outcomes
          ? JSON.stringify(market.outcomes)
          : markets.get(key)?.split('#')[1]
        markets.set(key, `${market.status}#${prices}`)
      }
    }
    if (event.kind === 'betStop') {
      for (const [key, value] of markets) {
        if (key.startsWith(`${event.matchKey}|`) && value.startsWith('1#')) {
          markets.set(key, value.replace('1#', '-1#'))
        }
      }
    }
    if ('update' in event && event.update.state?.score) {
      scores.set(event.matchKey, event.update.state.score.join(':'))
    }
  }
  return { markets, scores }
}

groupOnce('The simulator', (group) => {
  group.each.teardown(() => clock.reset())

  test('has 25 to 60 matches in play at any hour, in five sports, and starts some every hour', ({
    assert,
  }) => {
    for (const hour of [0, 7, 16]) {
      const now = NOON + hour * HOUR_MS
      const inPlay = liveFixtures(now - LONGEST_MATCH_MS, now).filter(
        (match) => match.startsAt + new LiveDemoMatch(match.fixture()).duration * 1000 > now
      )
      assert.isAtLeast(inPlay.length, 25, `hour ${hour}`)
      assert.isAtMost(inPlay.length, 60, `hour ${hour}`)
      assert.sameMembers(
        [...new Set(inPlay.map(({ sportId }) => sportId))],
        [
          SPORT_IDS.soccer,
          SPORT_IDS.basketball,
          SPORT_IDS.tennis,
          SPORT_IDS.volleyball,
          SPORT_IDS.iceHockey,
        ]
      )
      assert.isAtLeast(liveFixtures(now, now + HOUR_MS).length, 10)
    }
  })

  test('plays matches of the catalogue under their keys, starting from their prices', ({
    assert,
  }) => {
    const catalogue = new Map(
      generateDemo(NOON).flatMap(({ fixtures }) =>
        fixtures.map((fixture) => [fixture.sourceKey, fixture] as const)
      )
    )
    const day = liveFixtures(NOON, NOON + 24 * HOUR_MS).filter(({ isRolling }) => !isRolling)
    assert.isAtLeast(day.length, 10)
    for (const match of day) {
      const known = catalogue.get(match.key)
      assert.equal(known?.startsAt, match.startsAt, match.key)
      assert.deepEqual(match.fixture().markets, known?.markets, match.key)
    }
  })

  test('no side plays two matches at once', ({ assert }) => {
    const lastEnd = new Map<string, number>()
    for (const match of liveFixtures(NOON, NOON + 24 * HOUR_MS)) {
      if (!FEW.has(match.tournament.key)) continue
      const ends = match.startsAt + new LiveDemoMatch(match.fixture()).duration * 1000
      for (const side of [match.home, match.away]) {
        const name = `${match.tournament.key}|${side}`
        assert.isAtLeast(match.startsAt, lastEnd.get(name) ?? 0, `${match.key} ${side}`)
        lastEnd.set(name, ends)
      }
    }
  })

  test('a simulator that starts in the middle continues as one that ran all the time', async ({
    assert,
  }) => {
    const first = await begun(NOON)
    const early = first.until(NOON + 10 * MINUTE_MS)
    const second = await begun(NOON + 10 * MINUTE_MS)
    const ofFirst = heard([...first.caughtUp, ...early])
    const ofSecond = heard(second.caughtUp)
    for (const [key, value] of ofSecond.scores) assert.equal(ofFirst.scores.get(key), value, key)
    for (const [key, value] of ofSecond.markets) assert.equal(ofFirst.markets.get(key), value, key)
    const later = first.until(NOON + 15 * MINUTE_MS)
    const same = second.until(NOON + 15 * MINUTE_MS)
    const after = (messages: FeedMessage[]) =>
      messages.filter(({ generatedAt }) => generatedAt > NOON + 10 * MINUTE_MS)
    assert.deepEqual(after(same), after(later))
    assert.isNotEmpty(after(same))
  })

  test('sends the same messages for a past span as when playing that span', async ({ assert }) => {
    const { simulator, until } = await begun(NOON)
    const played = until(NOON + 3 * MINUTE_MS).filter(({ generatedAt }) => generatedAt > NOON)
    const asked = simulator.messagesBetween(NOON, NOON + 3 * MINUTE_MS)
    const byMatch = (messages: readonly FeedMessage[]) =>
      Object.groupBy(messages, (message) => keyOf(message))
    assert.deepEqual(byMatch(played), byMatch(asked))
  })

  test('sends incidents and ends of a gap afterwards, and current prices once', async ({
    assert,
  }) => {
    const { caughtUp } = await begun(NOON, NOON - 3 * HOUR_MS)
    const results = caughtUp.filter((message) => kindOf(message) === 'result')
    assert.isNotEmpty(results)
    for (const message of caughtUp) {
      const isOld = ['incident', 'settlement', 'result'].includes(kindOf(message))
      if (isOld) assert.isAbove(message.generatedAt, NOON - 3 * HOUR_MS)
    }
    const boards = caughtUp.filter(
      (message) => kindOf(message) === 'odds' && (message.sequence ?? 0) > 8
    )
    assert.equal(new Set(boards.map(keyOf)).size, boards.length)
    assert.deepEqual(caughtUp.at(-1)?.event, { kind: 'recovered', requestId: 7 })
  })

  test('numbers the messages of a match in the order of their times', async ({ assert }) => {
    const { simulator } = await begun(NOON)
    const last = new Map<string, FeedMessage>()
    for (const message of simulator.messagesBetween(NOON - HOUR_MS, NOON)) {
      const before = last.get(keyOf(message))
      if (before) {
        assert.isAbove(message.sequence ?? 0, before.sequence ?? 0)
        assert.isAtLeast(message.generatedAt, before.generatedAt)
      }
      last.set(keyOf(message), message)
    }
    assert.isAbove(last.size, 5)
  })

  test('is alive every ten seconds', async ({ assert }) => {
    clock.set(NOON, { frozen: true })
    const alive: number[] = []
    const simulator = new Simulator({
      deliver: (message) => {
        if (kindOf(message) === 'alive') alive.push(message.generatedAt)
      },
    })
    for (let at = NOON; at <= NOON + MINUTE_MS; at += 250) simulator.tick(at)
    assert.lengthOf(alive, 7)
    assert.isTrue(
      alive.every((at, index) => index === 0 || at - (alive[index - 1] ?? 0) === 10_000)
    )
  })
})
