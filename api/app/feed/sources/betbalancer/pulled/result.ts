/** Reads the `Result` of a pulled match as facts when our own rules can settle by them. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import type { FeedEvent } from '#feed/messages/events'
import type { PulledMatch } from '#feed/sources/betbalancer/pulled/match'
import type { Complaints } from '#feed/reading/complaints'
import { scoreOf } from '#feed/reading/numbers'

const NUMBERED = /^(?:Set|Q|P|I)([1-9]\d?)$/
/** It is unknown whether these scores include earlier periods, so such a match is left to the vendor's settlement. */
const BEYOND_FULL_TIME: ReadonlySet<string> = new Set(['OT', 'AP', 'PEN', 'Pen'])

/** Null, with the complaint `resultIncomplete`, when our rules cannot settle by the facts. */
export function readPulledResult(
  { match, matchKey, sportId }: PulledMatch,
  complaints: Complaints
): FeedEvent | null {
  const scores = new Map<string, Score>()
  for (const element of match.at('Result', 'ScoreInfo')?.all('Score') ?? []) {
    const [type, score] = [element.get('Type'), scoreOf(element.text)]
    if (type !== null && score !== null) scores.set(type, score)
    else complaints.add('badScore', `${matchKey} ${type} ${element.text}`)
  }
  if (scores.size === 0) return null
  const facts = factsOf(scores)
  const faults = [...BEYOND_FULL_TIME].filter((type) => scores.has(type))
  if (faults.length === 0) faults.push(...validateFacts(sportId, facts).map(({ field }) => field))
  if (faults.length > 0) {
    complaints.add('resultIncomplete', `${matchKey} ${faults.join(' ')}`)
    return null
  }
  return { kind: 'result', matchKey, facts }
}

function factsOf(scores: ReadonlyMap<string, Score>): MatchFacts {
  const [fullTime, halfTime] = [scores.get('FT'), scores.get('HT')]
  const periods: Record<string, Score> = {}
  for (const [type, score] of scores) {
    const number = NUMBERED.exec(type)?.[1]
    if (number !== undefined) periods[number] = score
  }
  if (fullTime && halfTime) {
    periods['1'] = halfTime
    periods['2'] = [fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]]
  }
  return {
    status: 'ended',
    periods,
    ...(fullTime && { fullTime }),
    ...(halfTime && { halfTime }),
  }
}
