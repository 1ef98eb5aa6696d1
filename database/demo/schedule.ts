/** The matches of a day: a round robin that goes on week after week, so that a day always has the same matches. */
import { parseKickoff, type DemoLeague } from './leagues/league.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3

export interface ScheduledMatch {
  /** The match's source key. */
  key: string
  home: string
  away: string
  startsAt: number
}

/** Matches of a league on a day; `dayNumber` counts days since 1 January 1970 (UTC). */
export function matchesOn(league: DemoLeague, dayNumber: number): ScheduledMatch[] {
  const weekday = (dayNumber + FIRST_WEEKDAY) % 7
  const week = Math.floor((dayNumber + FIRST_WEEKDAY) / 7)
  return league.rounds.flatMap((kickoffs, index) => {
    const pairs = pairsOf(league.teams, week * league.rounds.length + index)
    return pairs.flatMap(([home, away], position) => {
      const kickoff = kickoffs[position % kickoffs.length]
      const parsed = kickoff && parseKickoff(kickoff)
      if (parsed?.weekday !== weekday) return []
      const startsAt = dayNumber * DAY_MS + parsed.minutes * MINUTE_MS
      const day = new Date(startsAt).toISOString().slice(0, 10)
      return [{ key: `demo:${league.key}:${day}:${home}:${away}`, home, away, startsAt }]
    })
  })
}

/** Matches of a league that start from `from` to `to`, both included (epoch milliseconds). */
export function matchesBetween(league: DemoLeague, from: number, to: number): ScheduledMatch[] {
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor(to / DAY_MS)]
  return Array.from({ length: last - first + 1 }, (_, index) => matchesOn(league, first + index))
    .flat()
    .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
}

/** Circle method: the first team stays, the others rotate; in every second cycle home and away are swapped. */
export function pairsOf(teams: readonly string[], round: number): [home: string, away: string][] {
  const [fixed = '', ...others] = teams
  const turn = round % others.length
  const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)]
  const isReturn = Math.floor(round / others.length) % 2 === 1
  return Array.from({ length: teams.length / 2 }, (_, index) => {
    const pair: [string, string] = [circle[index] ?? '', circle[circle.length - 1 - index] ?? '']
    // without this swap, the first team would play at home for half a season
    const isSwapped = isReturn !== (index === 0 ? round % 2 === 1 : index % 2 === 1)
    return isSwapped ? [pair[1], pair[0]] : pair
  })
}
