/** Lists of outcomes that several market types share, with the feed's outcome ids. */
import type { MarketOutcome } from '../model/market_type.ts'

/** Outcomes of these keys, with ids that rise from `first` in steps of `step`. */
export function running(first: number, keys: readonly string[], step = 1): MarketOutcome[] {
  return keys.map((key, index) => ({ key, feedId: first + index * step }))
}

/** Every pair of two lists; the second list runs fastest. */
export function pairs(
  first: readonly string[],
  second: readonly string[],
  joint = ' & '
): string[] {
  return first.flatMap((a) => second.map((b) => `${a}${joint}${b}`))
}

const SIDES = ['1', 'X', '2'] as const
const CHANCES = ['1X', '12', 'X2'] as const
export const HALF_FULL: readonly string[] = pairs(SIDES, SIDES, '/')

export const THREE_WAY = running(1, SIDES)
export const THREE_WAY_HANDICAP = running(1711, SIDES)
export const MOST = running(948, SIDES)
export const TWO_WAY = running(4, ['home', 'away'])
export const HANDICAP = running(1714, ['home', 'away'])
export const DOUBLE_CHANCE = running(9, CHANCES)
export const OVER_UNDER = running(12, ['over', 'under'])
export const OVER_EXACT_UNDER = running(939, ['under', 'exact', 'over'])
export const ODD_EVEN = running(70, ['odd', 'even'], 2)
export const YES_NO = running(74, ['yes', 'no'], 2)
export const NEXT = running(6, ['home', 'none', 'away'])
export const WHICH_TEAMS: MarketOutcome[] = [
  { key: 'none', feedId: 784 },
  { key: 'onlyHome', feedId: 788 },
  { key: 'onlyAway', feedId: 790 },
  { key: 'both', feedId: 792 },
]
export const METHODS = running(14, [
  'home:regular',
  'away:regular',
  'home:overtime',
  'away:overtime',
  'home:penalties',
  'away:penalties',
])
export const MARGIN_3 = running(
  630,
  ['home:1', 'home:2', 'home:3+', 'away:1', 'away:2', 'away:3+'],
  2
)

export const RESULT_AND_BOTH_SCORE = running(78, pairs(SIDES, ['yes', 'no']), 2)
export const RESULT_AND_TOTAL = running(794, pairs(SIDES, ['under', 'over']), 2)
export const CHANCE_AND_BOTH_SCORE = running(1718, pairs(CHANCES, ['yes', 'no']))
export const CHANCE_AND_TOTAL = [
  ...running(1724, pairs(CHANCES, ['under'])),
  ...running(1727, pairs(CHANCES, ['over'])),
]
export const TOTAL_AND_BOTH_SCORE = running(90, pairs(['yes', 'no'], ['over', 'under']), 2).map(
  ({ key, feedId }) => ({ key: key.split(' & ').reverse().join(' & '), feedId })
)
export const WINNER_AND_TOTAL = running(973, [
  'home & over',
  'away & over',
  'home & under',
  'away & under',
])
export const HANDICAP_AND_TOTAL = running(2035, pairs(['home', 'away'], ['over', 'under']))
export const HALF_FULL_AND_TOTAL = [
  ...running(1836, pairs(HALF_FULL, ['under'])),
  ...running(1845, pairs(HALF_FULL, ['over'])),
]
export const GOAL_AND_RESULT = [
  ...running(814, pairs(['home', 'away'], SIDES), 2),
  { key: 'none', feedId: 826 },
]
export const PERIOD_AND_RESULT = running(
  1529,
  SIDES.flatMap((full) => SIDES.map((part) => `${part} & ${full}`))
)
export const PERIOD_AND_WINNER = running(
  1482,
  ['home', 'away'].flatMap((winner) => SIDES.map((part) => `${part} & ${winner}`))
)
export const BOTH_SCORE_BY_HALF = running(806, ['no/no', 'yes/no', 'yes/yes', 'no/yes'], 2)
export const DOUBLE_RESULT = running(861, ['home/home', 'away/home', 'home/away', 'away/away'])

export const MULTIGOALS = [
  ...running(1730, ['1-2', '1-3', '1-4', '1-5', '1-6', '2-3', '2-4', '2-5', '2-6']),
  ...running(1739, ['3-4', '3-5', '3-6', '4-5', '4-6', '5-6', '7+']),
  { key: 'none', feedId: 1804 },
]
export const FEW_MULTIGOALS = [
  ...running(1746, ['1-2', '1-3', '2-3', '4+']),
  { key: 'none', feedId: 1805 },
]
export const INTERVALS_15 = running(
  584,
  ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'none'],
  2
)
export const INTERVALS_10 = running(
  598,
  [...Array.from({ length: 9 }, (_, index) => `${index * 10 + 1}-${index * 10 + 10}`), 'none'],
  2
)

/** One outcome for each part, and one for a tie among the highest parts. */
export function highest(first: number, parts: number, step = 1): MarketOutcome[] {
  return running(
    first,
    [...Array.from({ length: parts }, (_, index) => String(index + 1)), 'equal'],
    step
  )
}
