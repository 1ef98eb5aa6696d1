/** Contradictions among the facts beside the score: order and count, halves and whole match. */
import type { Incident, MatchFacts, Score } from '../model/match_facts.ts'
import { isSameScore, sumScores } from '../scores/score_for.ts'
import { countOf } from '../scores/sequence.ts'

const HIGHEST_COUNT = 1000
const LAST_MINUTE = 150

/** Adds the name of each contradicting fact. */
export function findDetailFaults(facts: MatchFacts, faults: Set<string>): void {
  checkIncidents('goals', facts.goals, faults)
  checkIncidents('cornerOrder', facts.cornerOrder, faults)
  checkIncidents('bookingOrder', facts.bookingOrder, faults)
  const regular = (incidents: readonly Incident[]) =>
    countOf(incidents.filter(({ period }) => period !== 'ot'))
  if (facts.goals && facts.fullTime && !isSameScore(regular(facts.goals), facts.fullTime)) {
    faults.add('goals')
  }
  if (
    facts.cornerOrder &&
    facts.corners &&
    !isSameScore(regular(facts.cornerOrder), facts.corners)
  ) {
    faults.add('cornerOrder')
  }
  if (facts.bookingOrder && facts.yellowCards && facts.redCards) {
    const cards = sumScores([facts.yellowCards, facts.redCards])
    if (!isSameScore(regular(facts.bookingOrder), cards)) faults.add('bookingOrder')
  }
  checkHalf(facts, faults)
  checkStatistics(facts, faults)
  const minutes = Object.values(facts.cameOn ?? {})
  if (!minutes.every((minute) => isCount(minute) && minute >= 1 && minute <= LAST_MINUTE)) {
    faults.add('cameOn')
  }
  if (facts.finishers !== undefined && !isCount(facts.finishers)) faults.add('finishers')
}

function checkIncidents(
  name: string,
  incidents: readonly Incident[] | undefined,
  faults: Set<string>
): void {
  const isFine = (incidents ?? []).every(
    ({ side, minute }) =>
      (side === 'home' || side === 'away') &&
      (minute === undefined || (Number.isInteger(minute) && minute >= 1 && minute <= LAST_MINUTE))
  )
  if (!isFine) faults.add(name)
}

/** Goals marked as first-half goals must add up to the half-time score. */
function checkHalf({ goals, halfTime }: MatchFacts, faults: Set<string>): void {
  if (!goals || !halfTime || goals.some(({ period }) => period === undefined)) return
  if (!isSameScore(countOf(goals.filter(({ period }) => period === '1')), halfTime)) {
    faults.add('goals')
  }
}

/** No period may count more than the whole match. */
function checkStatistics(facts: MatchFacts, faults: Set<string>): void {
  for (const [period, statistics] of Object.entries(facts.statistics ?? {})) {
    for (const name of ['corners', 'yellowCards', 'redCards', 'kills'] as const) {
      const count = statistics[name]
      const whole = name === 'kills' ? undefined : facts[name]
      if (count === undefined) continue
      const isFine = count.every(isCount) && (!whole || isWithin(count, whole))
      if (!isFine) faults.add(`statistics.${period}.${name}`)
    }
  }
}

const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= HIGHEST_COUNT
const isWithin = (part: Score, whole: Score) => part[0] <= whole[0] && part[1] <= whole[1]
