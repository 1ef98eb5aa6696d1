/** Names of the parts of a match, by sport. */
import { neededFacts, type NeededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import { overtimeWord, type ScorePart } from './scoreWords.ts'

export type PeriodKind = NeededFacts['periodKind']

/** A numbered part of regular time, or a part played after it. */
export type MatchPeriod = { period: PeriodKind; number: number } | { part: ScorePart }

/** `number`: from 1; overtime and shoot-out take the next numbers. */
export function matchPeriod(sportId: number, number: number): MatchPeriod {
  const { periodKind, maxPeriods } = neededFacts(sportId)
  // the number of periods of the sport is unknown
  if (maxPeriods === 0 || number <= maxPeriods) return { period: periodKind, number }
  return { part: number === maxPeriods + 1 ? overtimeWord(sportId) : 'penalties' }
}

/** Sports whose score counts sets or maps. */
export const hasSets = (sportId: number): boolean => neededFacts(sportId).fullTime === 'setsWon'
