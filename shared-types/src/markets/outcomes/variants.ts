/**
 * Outcomes by the feed's `variant`: exact counts, ranges, margins. The first entry of a list is for a specifier without
 * a variant.
 */
import type { MarketOutcome } from '../model/market_type.ts'
import { running } from './common.ts'

type Variants = Readonly<Record<string, readonly MarketOutcome[]>>

/** `0`, `1`, ... and the highest count with a plus. */
function upTo(first: number, most: number): MarketOutcome[] {
  return running(first, [...Array.from({ length: most }, (_, goals) => `${goals}`), `${most}+`])
}

const EXACT: Variants = {
  'sr:exact_goals:2+': upTo(85, 2),
  'sr:exact_goals:3+': upTo(88, 3),
  'sr:exact_goals:4+': upTo(92, 4),
  'sr:exact_goals:5+': upTo(1336, 5),
  'sr:exact_goals:6+': upTo(68, 6),
  'sr:exact_goals:9+': upTo(75, 9),
}

/** The lists of exact counts, `first` in front. */
export function exactGoals(first: keyof typeof EXACT): Variants {
  return { [first]: EXACT[first] ?? [], ...EXACT }
}

export const GOAL_RANGES: Variants = {
  'sr:goal_range:7+': running(1342, ['0-1', '2-3', '4-6', '7+']),
  'sr:point_range:6+': running(1121, ['0-1', '2-3', '4-5', '6+']),
}
export const RUN_RANGES: Variants = {
  'sr:point_range:14+': running(1151, ['0-4', '5-6', '7-8', '9-10', '11-13', '14+']),
}
export const POINT_RANGES: Variants = {
  'sr:point_range:219+': running(1208, [
    ...['0-144', '145-161', '162-173', '174-186', '187-200', '201-218', '219+'],
  ]),
  'sr:point_range:110+': running(1222, [
    ...['0-71', '72-80', '81-86', '87-93', '94-100', '101-109', '110+'],
  ]),
}
export const HANDBALL_RANGES: Variants = {
  'sr:point_range:62+': running(1125, [
    ...['0-46', '47-49', '50-52', '53-55', '56-58', '59-61', '62+'],
  ]),
}
export const CORNER_RANGES: Variants = {
  'sr:point_range:12+': running(1141, ['0-8', '9-11', '12+']),
}
export const TEAM_CORNER_RANGES: Variants = {
  'sr:point_range:7+': running(1144, ['0-2', '3-4', '5-6', '7+']),
}
export const FIRST_HALF_CORNER_RANGES: Variants = {
  'sr:point_range:7+_2': running(1148, ['0-4', '5-6', '7+']),
}

export const MARGINS: Variants = {
  'sr:winning_margin:3+': running(113, [
    ...['home:1', 'home:2', 'home:3+', 'away:1', 'away:2', 'away:3+', 'X'],
  ]),
  'sr:winning_margin:5+': running(1100, [
    ...['home:5+', 'home:3-4', 'home:1-2', 'X', 'away:1-2', 'away:3-4', 'away:5+'],
  ]),
}
export const WIDE_MARGINS: Variants = {
  'sr:winning_margin_no_draw:11+': running(137, [
    ...['home:11+', 'home:6-10', 'home:1-5', 'away:1-5', 'away:6-10', 'away:11+'],
  ]),
  'sr:winning_margin:11+': running(123, [
    ...['home:11+', 'home:6-10', 'home:1-5', 'X', 'away:1-5', 'away:6-10', 'away:11+'],
  ]),
}
export const QUARTER_MARGINS = running(1002, ['home:3+', 'away:3+', 'other'])

export const EXACT_SETS: Variants = {
  'sr:exact_sets:bestof:3': running(32, ['2', '3']),
  'sr:exact_sets:bestof:5': running(34, ['3', '4', '5']),
}
export const EXACT_GAMES: Variants = {
  'sr:exact_games:bestof:5': running(39, ['3', '4', '5']),
  'sr:exact_games:bestof:3': running(37, ['2', '3']),
  'sr:exact_games:bestof:7': [
    { key: '4', feedId: 42 },
    { key: '5', feedId: 43 },
    { key: '6', feedId: 45 },
    { key: '7', feedId: 47 },
  ],
}
export const EXTRA_POINT_SETS: Variants = {
  'sr:decided_by_extra_points:bestof:5': running(53, ['0', '1', '2', '3', '4', '5']),
}
export const EXACT_BOOKINGS = running(
  710,
  ['0-3', '4', '5', '6', '7', '8', '9', '10', '11', '12+'],
  2
)
export const EXACT_TEAM_COUNT = running(730, ['0-1', '2', '3', '4+'], 2)
export const EXACT_FIRST_HALF_BOOKINGS = upTo(1760, 6)
export const EXACT_RUNS = upTo(961, 5)

/** Winning margins of races in hundredths of a length; a dead heat is 0. */
export const RACE_MARGINS = running(1, ['0-99', '100-299', '300-599', '600+'])
