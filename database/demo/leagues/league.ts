/** What a league of the demo is. All clubs and players are invented; towns and countries are real. */
import type { CountryKey } from '@grandstand/shared-types/catalogue/countries'
import type { DemoNames } from '../types.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** UTC, such as `Sat 13:00`. */
export type Kickoff = `${Weekday} ${number}:${number}`

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
  /** What its scores run to; each model says what it counts. */
  level: number
  /** An even number of sides. */
  teams: readonly string[]
  /** The rounds of a week: in each, every side plays once, match after match at the next kick-off of the list. */
  rounds: readonly (readonly Kickoff[])[]
}

/** Names from a list with commas. */
export const names = (list: string): string[] => list.split(',').map((name) => name.trim())

/** Weekday from 0 (Monday), and minutes after midnight. */
export function parseKickoff(kickoff: Kickoff): { weekday: number; minutes: number } {
  const [day, time = ''] = kickoff.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return {
    weekday: WEEKDAYS.findIndex((weekday) => weekday === day),
    minutes: hours * 60 + minutes,
  }
}

/** The same times on several days, each day a round of its own. */
export const daily = (days: readonly Weekday[], times: readonly `${number}:${number}`[]) =>
  days.map((day) => times.map((time): Kickoff => `${day} ${time}`))

export const EVERY_DAY: readonly Weekday[] = WEEKDAYS
