/** Markets in play that soccer and ice hockey share. */
import { threeWayOf } from '../../models/goal_markets.ts'
import { MARGINS } from '../../pricing.ts'
import {
  asExtra,
  halvesAround,
  lines,
  oddEven,
  offer,
  results,
  threeWay,
  yesNo,
  type Offer,
} from './offers.ts'
import { bothScore, nextGoal, type Remaining } from './remaining_goals.ts'

/** `quarters`: Asian lines in quarters, and totals on both sides of the main one; otherwise half goals only. */
export function goalOffers(left: Remaining, { quarters }: { quarters: boolean }): Offer[] {
  const { margins, totals, score } = left
  const goals = score[0] + score[1]
  const margin = score[0] - score[1] + left.means[0] - left.means[1]
  const chances = threeWayOf(margins)
  const handicaps = quarters ? quartersAround(-margin, 7) : halvesAround(-margin, 3)
  return [
    ...results(chances, { result: 1, doubleChance: 10, drawNoBet: 11 }),
    ...lines({ typeId: 18, name: 'total' }, totals, {
      from: halvesAround(goals + left.means[0] + left.means[1], 4, goals * 4),
      spread: 2,
      also: quarters ? [-1, 1] : [],
    }),
    ...lines({ typeId: 16, name: 'hcp' }, margins, {
      from: handicaps,
      spread: quarters ? 2 : 1,
    }),
    ...offer(8, MARGINS.threeWay, nextGoal(left), `goalnr=${goals + 1}`),
    ...yesNo(29, bothScore(left)),
    ...oddEven(26, totals),
    ...headStarts(left),
    ...sideTotals(left),
  ]
}

/** Totals of a part of a match around the expected one; `more` as in `lines`. */
export function goalTotals(
  typeId: number,
  { score, means, totals }: Remaining,
  more: Readonly<Record<string, string>> = {}
): Offer[] {
  const scored = score[0] + score[1]
  return lines({ typeId, name: 'total' }, totals, {
    from: halvesAround(scored + means[0] + means[1], 2, scored * 4),
    spread: 1,
    more,
  })
}

/** All quarter lines around a value, in quarters. */
const quartersAround = (value: number, reach: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => Math.round(value * 4) + index - reach)

/** Head starts of one goal. */
function headStarts({ margins }: Remaining): Offer[] {
  return (
    [
      [-1, 'hcp=0:1'],
      [1, 'hcp=1:0'],
    ] as const
  ).flatMap(([shift, specifier]) => {
    const moved = new Map([...margins].map(([margin, chance]) => [margin + shift, chance]))
    return asExtra(threeWay(14, threeWayOf(moved), specifier))
  })
}

function sideTotals({ home, away, score, means }: Remaining): Offer[] {
  return [
    ...lines({ typeId: 19, name: 'total' }, home, {
      from: halvesAround(score[0] + means[0], 2, score[0] * 4),
      spread: 0,
    }),
    ...lines({ typeId: 20, name: 'total' }, away, {
      from: halvesAround(score[1] + means[1], 2, score[1] * 4),
      spread: 0,
    }),
  ]
}
