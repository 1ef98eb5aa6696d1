/**
 * Results of the catalogue's matches in sports without a live model, at the time at which such a match ends, so that
 * bets on them are settled, too.
 */
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { DEMO_LEAGUES, DEMO_SEED, ratingsOf } from '../../generate.ts'
import { randomStream } from '../../random.ts'
import { matchesBetween } from '../../schedule.ts'
import { PLAIN_SPORTS, plainFacts, type PlainSportKey } from './plain_facts.ts'

const MINUTE_MS = 60_000
/** Minutes from start to result, breaks included. */
const LENGTH_MINUTES: Readonly<Record<PlainSportKey, number>> = {
  handball: 85,
  baseball: 175,
  esports: 110,
}

export interface PlainResult {
  /** The match's source key. */
  key: string
  /** Epoch milliseconds. */
  endsAt: number
  facts: MatchFacts
}

interface PlainOptions {
  seed?: number
  /** How many times faster matches are played. */
  speed?: number
}

/** Results of matches that end after `from` and up to `to` (epoch milliseconds), sorted by end. */
export function plainResults(
  from: number,
  to: number,
  { seed = DEMO_SEED, speed = 1 }: PlainOptions = {}
): PlainResult[] {
  return DEMO_LEAGUES.flatMap((league) => {
    const { sport, level } = league
    if (!isPlainSport(sport)) return []
    const lengthMs = Math.round((LENGTH_MINUTES[sport] * MINUTE_MS) / speed)
    return matchesBetween(league, from - lengthMs + 1, to - lengthMs).map((match) => {
      const { key, startsAt } = match
      const sides = { ...ratingsOf(league.key, match, seed), level }
      const facts = plainFacts(sport, randomStream(seed, key, 'result'), sides)
      return { key, endsAt: startsAt + lengthMs, facts }
    })
  }).sort((a, b) => a.endsAt - b.endsAt || (a.key < b.key ? -1 : 1))
}

const isPlainSport = (sport: string): sport is PlainSportKey =>
  PLAIN_SPORTS.some((known) => known === sport)
