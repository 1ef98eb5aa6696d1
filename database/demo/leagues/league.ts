/** A league of the demo. All clubs and players are invented; towns and countries are real. */
import type { CountryKey } from '@grandstand/shared-types/catalogue/countries'
import type { DemoNames } from '../names.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Weekday = (typeof WEEKDAYS)[number]

/** UTC, such as `Sat 13:00`. */
type Kickoff = `${Weekday} ${number}:${number}`

export type DemoSport =
  | 'soccer'
  | 'basketball'
  | 'baseball'
  | 'iceHockey'
  | 'tennis'
  | 'handball'
  | 'volleyball'
  | 'esports'

export interface DemoLeague {
  key: string
  sport: DemoSport
  country: CountryKey
  names: DemoNames
  /** The usual height of the league's scores, in the unit of the sport's model. */
  level: number
  /** An even number of teams. */
  teams: readonly string[]
  /** The rounds of a week. In each round every team plays once; the matches take the kick-off times in order. */
  rounds: readonly (readonly Kickoff[])[]
}

/** A league as its file writes it, with its teams and the kick-off times of each round separated by commas. */
type LeagueText = Omit<DemoLeague, 'sport' | 'teams' | 'rounds'> & {
  teams: string
  rounds: readonly string[]
}

/** The leagues of one sport. Throws an Error for a malformed kick-off time. */
export const leaguesOf = (sport: DemoSport, leagues: readonly LeagueText[]): DemoLeague[] =>
  leagues.map((league) => ({
    ...league,
    sport,
    teams: names(league.teams),
    rounds: league.rounds.map((round) => names(round).map(kickoffOf)),
  }))

/** Names from a list separated by commas. */
export const names = (list: string): string[] => list.split(',').map((name) => name.trim())

const KICKOFF = new RegExp(`^(${WEEKDAYS.join('|')}) \\d\\d:\\d\\d$`)
const isKickoff = (text: string): text is Kickoff => KICKOFF.test(text)

function kickoffOf(text: string): Kickoff {
  if (!isKickoff(text)) throw new Error(`no kick-off time: ${text}`)
  return text
}

/** Weekday from 0 (Monday), and minutes after midnight. */
export function parseKickoff(kickoff: Kickoff): { weekday: number; minutes: number } {
  const [day, time = ''] = kickoff.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return {
    weekday: WEEKDAYS.findIndex((weekday) => weekday === day),
    minutes: hours * 60 + minutes,
  }
}

/** The same kick-off times on several days; each day is a round. */
export const daily = (days: readonly Weekday[], times: readonly `${number}:${number}`[]) =>
  days.map((day) => times.map((time) => `${day} ${time}`).join())

export const EVERY_DAY: readonly Weekday[] = WEEKDAYS
