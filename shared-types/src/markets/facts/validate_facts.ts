/** Missing, impossible and contradicting facts, found before a match is settled on them. */
import type { FieldError } from '../../core/errors.ts'
import type { MatchFacts, Score } from '../model/match_facts.ts'
import {
  mayBeScheduled,
  neededFacts,
  neededOfMatch,
  type NeededFacts,
} from '../model/needed_facts.ts'
import { isSameScore, numberedPeriods, sumScores } from '../scores/score_for.ts'
import { findDetailFaults } from './validate_details.ts'
import { findRaceFaults } from './validate_race.ts'

const HIGHEST_SCORE = 1000

/** Statuses of a match that ran its course; with any other status facts may be missing. */
const COMPLETE: ReadonlySet<string> = new Set(['ended', 'after_ot', 'after_pen'])
const NO_SCORE: ReadonlySet<string> = new Set(['walkover', 'cancelled', 'postponed'])

/**
 * One entry for each wrong or missing fact: key `resultIncomplete` with the fact's name (`fullTime`, `halfTime`,
 * `periods.2`, ...). Empty when the match can be settled on the facts.
 */
export function validateFacts(sportId: number, facts: MatchFacts): FieldError[] {
  const faults = new Set<string>()
  for (const [name, score] of scoresOf(facts)) if (!isScore(score)) faults.add(name)
  if (faults.size === 0) {
    const ofSport = neededFacts(sportId)
    const needed = neededOfMatch(ofSport, facts)
    const { scheduledPeriods } = facts
    if (scheduledPeriods !== undefined && !mayBeScheduled(ofSport, scheduledPeriods)) {
      faults.add('scheduledPeriods')
    }
    const isRace = needed.fullTime === 'order' || facts.race || facts.field
    if (isRace) findRaceFaults(facts, faults)
    else if (COMPLETE.has(facts.status)) findMissing(facts, needed, faults)
    else if (facts.status === 'awarded' && facts.awardedPolicy === 'score' && !facts.fullTime) {
      faults.add('fullTime')
    }
    if (!isRace && !NO_SCORE.has(facts.status)) {
      findContradictions(facts, needed, faults)
      findDetailFaults(facts, faults)
    }
  }
  return [...faults].map((field) => ({ field, key: 'resultIncomplete', params: [field] }))
}

function scoresOf(facts: MatchFacts): [string, Score][] {
  const named: [string, Score | undefined][] = [
    ['fullTime', facts.fullTime],
    ['halfTime', facts.halfTime],
    ['corners', facts.corners],
    ['yellowCards', facts.yellowCards],
    ['redCards', facts.redCards],
    ['laps', facts.laps],
    ...Object.entries(facts.tieBreaks ?? {}).map(([key, score]): [string, Score] => [
      `tieBreaks.${key}`,
      score,
    ]),
    ...Object.entries(facts.periods).map(([key, score]): [string, Score] => [
      `periods.${key}`,
      score,
    ]),
  ]
  return named.filter((pair): pair is [string, Score] => pair[1] !== undefined && pair[1] !== null)
}

function isScore(score: Score): boolean {
  return (
    Array.isArray(score) &&
    score.length === 2 &&
    score.every((points) => Number.isInteger(points) && points >= 0 && points <= HIGHEST_SCORE)
  )
}

function findMissing(facts: MatchFacts, needed: NeededFacts, faults: Set<string>): void {
  const periods = numberedPeriods(facts).length
  if (!facts.fullTime) faults.add('fullTime')
  if (needed.isHalfTimeRequired && !facts.halfTime) faults.add('halfTime')
  if (needed.arePeriodsRequired || periods > 0) {
    const least =
      needed.fullTime === 'setsWon'
        ? Math.max(needed.minPeriods, setsPlayed(facts))
        : needed.minPeriods
    for (let number = 1; number <= least; number++) {
      if (!facts.periods[number]) faults.add(`periods.${number}`)
    }
  }
  if (facts.status === 'after_ot' && !facts.periods['ot']) faults.add('periods.ot')
  if (facts.status === 'after_pen' && !facts.periods['pen']) faults.add('periods.pen')
}

function setsPlayed({ fullTime }: MatchFacts): number {
  return fullTime ? fullTime[0] + fullTime[1] : 0
}

function isLevel(score: Score | undefined): boolean {
  return score !== undefined && score[0] === score[1]
}

function findContradictions(facts: MatchFacts, needed: NeededFacts, faults: Set<string>): void {
  const periods = numberedPeriods(facts)
  const { fullTime, halfTime } = facts
  if (needed.fullTime === 'positions') return
  for (const key of Object.keys(facts.periods)) {
    if (!isKnownPeriod(key, needed)) faults.add(`periods.${key}`)
  }

  if (needed.fullTime === 'score') {
    if (halfTime && fullTime && (halfTime[0] > fullTime[0] || halfTime[1] > fullTime[1])) {
      faults.add('halfTime')
    }
    if (
      needed.periodKind === 'half' &&
      halfTime &&
      periods[0] &&
      !isSameScore(halfTime, periods[0])
    ) {
      faults.add('periods.1')
    }
    if (
      fullTime &&
      periods.length >= needed.minPeriods &&
      periods.length > 0 &&
      !isSameScore(sumScores(periods), fullTime)
    ) {
      faults.add('fullTime')
    }
    // penalties are shot only after a draw
    if (facts.periods['pen'] && isLevel(facts.periods['pen'])) faults.add('periods.pen')
    return
  }
  if (!COMPLETE.has(facts.status) || !fullTime) return
  // two maps may end 1:1, sets may not
  const isDraw = needed.periodKind === 'set' && isLevel(fullTime)
  if (isDraw || setsPlayed(facts) > needed.maxPeriods) faults.add('fullTime')
  const won = sumScores(periods.map(([home, away]) => [home > away ? 1 : 0, away > home ? 1 : 0]))
  if (periods.length > 0 && !isSameScore(won, fullTime)) faults.add('fullTime')
}

function isKnownPeriod(key: string, needed: NeededFacts): boolean {
  if (key === 'ot') return needed.hasOvertime
  if (key === 'pen') return needed.hasShootout
  return /^[1-9]\d?$/.test(key) && Number(key) <= needed.maxPeriods
}
