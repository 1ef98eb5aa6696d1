/**
 * Bets on the order of finish, each settled by hand. The stake is 10.00, and as much again for the place part of an each-way
 * bet; `paid` is the whole payout in hundredths.
 */
import type { RacingBet } from '../../src/markets/racing/racing_bet.ts'
import { eachWay, group, headToHead, inOrder, place, quinella, win } from './card.ts'

/** Name, field, bet, order of finish, paid. Notations stand in card.ts. */
export type SettledCase = readonly [
  name: string,
  field: string,
  bet: RacingBet,
  finish: string,
  paid: number,
]

/**
 * The arithmetic of the public each-way calculators: the place part is a bet of its own at 1 + profit / divisor; a stake to
 * win and one for a place; nothing below the last place. The sum is rounded once: 4.333 and 1.6666 make 59.996, paid as
 * 59.99.
 */
export const WIN_AND_EACH_WAY: readonly SettledCase[] = [
  ['a winner', '8', win(1, '6.00'), '1 2 3', 6_000],
  ['a second to win', '8', win(1, '6.00'), '2 1 3', 0],
  ['each way, the winner: 60.00 and 20.00', '8', eachWay(1, '6.00', '3 1/5'), '1 2 3', 8_000],
  ['each way, second', '8', eachWay(1, '6.00', '3 1/5'), '2 1 3', 2_000],
  ['each way, third', '8', eachWay(1, '6.00', '3 1/5'), '2 3 1', 2_000],
  ['each way, fourth', '8', eachWay(1, '6.00', '3 1/5'), '2 3 4 1', 0],
  ['a quarter, the winner: 110.00 and 35.00', '6', eachWay(1, '11.00', '2 1/4'), '1 2 3', 14_500],
  ['a quarter, second', '6', eachWay(1, '11.00', '2 1/4'), '2 1 3', 3_500],
  ['a quarter, third of two places', '6', eachWay(1, '11.00', '2 1/4'), '2 3 1', 0],
  ['a short price: a place at 1.10', '8', eachWay(1, '1.50', '3 1/5'), '2 1 3', 1_100],
  ['both halves to win', '4', eachWay(1, '5.00', '1 1/1'), '1 2 3', 10_000],
  ['both halves to win, second', '4', eachWay(1, '5.00', '1 1/1'), '2 1 3', 0],
  ['fourth of a big handicap', '16 handicap', eachWay(1, '21.00', '4 1/4'), '2 3 4 1', 6_000],
  ['thousandths, a place', '8', eachWay(1, '4.333', '3 1/5'), '2 1 3', 1_666],
  ['thousandths, rounded once', '8', eachWay(1, '4.333', '3 1/5'), '1 2 3', 5_999],
  ['place 2', '8', place(1, '2.40', 2), '2 1 3', 2_400],
  ['place 4', '8', place(1, '1.30', 4), '2 3 4 1', 1_300],
  ['podium, fourth', '20 motorSport', place(1, '1.80', 3), '2 3 4 1', 0],
  ['top 6, sixth', '20 motorSport', place(1, '1.80', 6), '2 3 4 5 6 1', 1_800],
  [
    'top 10, the only one behind nine',
    '20 motorSport',
    place(1, '1.25', 10),
    '2 3 4 5 6 7 8 9 10 1',
    1_250,
  ],
  ['a season: champion', '20 season', win(1, '3.50', 'antePost'), '1 2 3', 3_500],
  [
    'a season: third each way',
    '20 season',
    eachWay(1, '9.00', '3 1/4', 'antePost'),
    '2 3 1',
    3_000,
  ],
]

/**
 * Dead heats as the public house rules have them: the stake is divided by the runners tied, multiplied by the places left,
 * and paid at full odds.
 */
export const DEAD_HEATS: readonly SettledCase[] = [
  ['two winners', '8', win(1, '6.00'), '1=2 3', 3_000],
  ['three winners: 13.33', '8', win(1, '4.00'), '1=2=3 4', 1_333],
  ['two winners at a short price: less than the stake', '8', win(1, '1.50'), '1=2 3', 750],
  ['two for the last place', '8', place(1, '2.00', 3), '2 3 1=4', 1_000],
  ['three for two places: 2/3 of 20.00', '8', place(1, '2.00', 3), '2 1=3=4', 1_333],
  ['two for two places', '8', place(1, '2.00', 3), '2 1=3 4', 2_000],
  ['each way, two winners: 30.00 and 20.00', '8', eachWay(1, '6.00', '3 1/5'), '1=2 3', 5_000],
  ['each way, two for third', '8', eachWay(1, '6.00', '3 1/5'), '2 3 1=4', 1_000],
  ['each way, two for second of two', '6', eachWay(1, '11.00', '2 1/4'), '2 1=3', 1_750],
  ['each way, four for third', '8', eachWay(1, '6.00', '3 1/5'), '2 3 1=4=5=6', 500],
  // 110.00 / 3 and 2/3 of 35.00
  ['each way, three winners for two places', '6', eachWay(1, '11.00', '2 1/4'), '1=2=3', 6_000],
  ['both halves to win, two winners', '4', eachWay(1, '5.00', '1 1/1'), '1=2', 5_000],
]

/**
 * Deductions by the table of rules 19.8 on the profit of 50.00: 30 % leaves 35.00. Several add up; what was withdrawn before
 * the bet is in its price.
 */
export const DEDUCTIONS: readonly SettledCase[] = [
  ['withdrawn at 3.00, 30 %', '9 -4@3.00', win(1, '6.00'), '1 2 3', 4_500],
  ['withdrawn before the bet', '9 ~4@3.00', win(1, '6.00'), '1 2 3', 6_000],
  ['at 1.12, 90 %', '9 -4@1.12', win(1, '6.00'), '1 2 3', 1_500],
  ['at 1.125, which is cut to 1.12', '9 -4@1.125', win(1, '6.00'), '1 2 3', 1_500],
  ['at 1.13, 85 %', '9 -4@1.13', win(1, '6.00'), '1 2 3', 1_750],
  ['at 1.99, 50 %', '9 -4@1.99', win(1, '6.00'), '1 2 3', 3_500],
  ['at 2.00, 45 %', '9 -4@2.00', win(1, '6.00'), '1 2 3', 3_750],
  ['at 5.40, 20 %', '9 -4@5.40', win(1, '6.00'), '1 2 3', 5_000],
  ['at 5.41, 15 %', '9 -4@5.41', win(1, '6.00'), '1 2 3', 5_250],
  ['at 10.99, 10 %', '9 -4@10.99', win(1, '6.00'), '1 2 3', 5_500],
  ['at 11.00, nothing', '9 -4@11.00', win(1, '6.00'), '1 2 3', 6_000],
  ['two, 30 % and 20 %', '9 -4@3.00 -5@5.00', win(1, '6.00'), '1 2 3', 3_500],
  ['two, 65 % and 45 %, at most 90 %', '9 -4@1.50 -5@2.20', win(1, '6.00'), '1 2 3', 1_500],
  ['one before and one after, 20 %', '9 ~4@3.00 -5@5.00', win(1, '6.00'), '1 2 3', 5_000],
  ['dogs as horses', '6 dogs -4@3.00', win(1, '6.00'), '1 2 3', 4_500],
  ['none in motor sport', '20 motorSport -4@3.00', win(1, '6.00'), '1 2 3', 6_000],
  ['none for a non-runner', '9 n4', win(1, '6.00'), '1 2 3', 6_000],
  ['none ante-post', '9 -4@3.00', win(1, '6.00', 'antePost'), '1 2 3', 6_000],
  ['none non-runner no bet', '9 -4@3.00', win(1, '6.00', 'nonRunnerNoBet'), '1 2 3', 6_000],
  ['none at the starting price', '9 -4@3.00 sp1=6.00', win(1, 'SP'), '1 2 3', 6_000],
  ['none in a head to head', '9 -4@3.00', headToHead(1, 2, '1.90'), '1 2 3', 1_900],
  // 45.00 and 10.00 x (1 + 5 x 0.7 / 5)
  ['each way, both parts', '9 -4@3.00', eachWay(1, '6.00', '3 1/5'), '1 2 3', 6_200],
  ['each way, the place alone', '9 -4@3.00', eachWay(1, '6.00', '3 1/5'), '2 1 3', 1_700],
  ['a place at 2.40, 25 % of 14.00', '9 -4@3.40', place(1, '2.40', 3), '2 1 3', 2_050],
  ['with a dead heat, half of 45.00', '9 -4@3.00', win(1, '6.00'), '1=2 3', 2_250],
  ['one of a coupled entry whose other runs', '9 -4@3.00 4+5', win(1, '6.00'), '1 2 3', 6_000],
  // the entry was withdrawn once, with 5 at 5.00: 20 %
  ['a whole coupled entry', '9 -4@5.00 -5@5.00 4+5', win(1, '6.00'), '1 2 3', 5_000],
]

/** Who does not run, and who loses a position: stakes back before the off, lost after it. */
export const NON_RUNNERS: readonly SettledCase[] = [
  ['a non-runner', '8 n1', win(1, '6.00'), '2 3 4', 1_000],
  ['withdrawn', '8 -1@6.00', win(1, '6.00'), '2 3 4', 1_000],
  ['withdrawn, each way', '8 -1@6.00', eachWay(1, '6.00', '3 1/5'), '2 3 4', 2_000],
  ['ante-post', '8 -1@6.00', win(1, '6.00', 'antePost'), '2 3 4', 0],
  ['ante-post, each way', '8 -1@6.00', eachWay(1, '6.00', '3 1/5', 'antePost'), '2 3 4', 0],
  ['non-runner no bet', '8 -1@6.00', win(1, '6.00', 'nonRunnerNoBet'), '2 3 4', 1_000],
  ['a reserve that stays out', '8 r8', win(8, '6.00'), '2 3 4', 1_000],
  ['disqualified', '8', win(1, '6.00'), '2 3 4 d1', 0],
  ['shut out by the officials', '8 d1', win(1, '6.00'), '2 3 4', 0],
  ['did not finish', '8', eachWay(1, '6.00', '3 1/5'), '2 3 4 x1', 0],
  ['coupled: the other wins', '8 1+2', win(1, '6.00'), '2 3 4', 6_000],
  ['coupled: itself out, the other wins', '8 n1 1+2', win(1, '6.00'), '2 3 4', 6_000],
  ['coupled: both in a dead heat of three', '8 1+2', win(1, '6.00'), '1=2=3 4', 4_000],
  ['coupled: both out', '8 n1 n2 1+2', win(1, '6.00'), '3 4', 1_000],
]

/** Forecasts in a dead heat: the stake is divided by the orders that could have been, as the fixed-odds rules of houses do. */
export const FORECASTS: readonly SettledCase[] = [
  ['forecast', '8', inOrder([1, 2], '12.00'), '1 2 3', 12_000],
  ['forecast, the other order', '8', inOrder([1, 2], '12.00'), '2 1 3', 0],
  ['forecast, two winners', '8', inOrder([1, 2], '12.00'), '1=2 3', 6_000],
  ['forecast, a third of two winners', '8', inOrder([1, 3], '12.00'), '1=2 3', 0],
  ['forecast, two seconds', '8', inOrder([1, 2], '12.00'), '1 2=3', 6_000],
  ['forecast, three winners, one order of six', '8', inOrder([1, 2], '12.00'), '1=2=3', 2_000],
  ['forecast, a single finisher', '8', inOrder([1, 2], '12.00'), '1 x2 x3 x4 x5 x6 x7 x8', 1_000],
  ['forecast, a non-runner', '8 n2', inOrder([1, 2], '12.00'), '1 3 4', 1_000],
  ['quinella', '8', quinella(1, 2, '8.00'), '2 1 3', 8_000],
  ['quinella, two winners', '8', quinella(1, 2, '8.00'), '1=2 3', 8_000],
  ['quinella, two seconds', '8', quinella(1, 2, '8.00'), '1 2=3', 4_000],
  ['quinella, three winners, one pair of three', '8', quinella(1, 2, '8.00'), '1=2=3', 2_666],
  ['tricast', '8', inOrder([1, 2, 3], '60.00'), '1 2 3', 60_000],
  ['tricast, two thirds', '8', inOrder([1, 2, 3], '60.00'), '1 2 3=4', 30_000],
  ['tricast, two seconds', '8', inOrder([1, 2, 3], '60.00'), '1 2=3 4', 30_000],
  ['tricast, three winners', '8', inOrder([1, 2, 3], '60.00'), '1=2=3 4', 10_000],
  // 2 orders of the winners, 6 of the next three, of which 2 begin with 3: 1/2 x 1/3
  ['tricast, two winners and three thirds', '8', inOrder([1, 2, 3], '60.00'), '1=2 3=4=5', 10_000],
]

/** Match bets and groups: a dead heat of a match returns the stake, one of a group is shared. */
export const AGAINST: readonly SettledCase[] = [
  ['head to head', '8', headToHead(1, 2, '1.90'), '3 1 2', 1_900],
  ['head to head, behind', '8', headToHead(1, 2, '1.90'), '2 1 3', 0],
  ['head to head, a dead heat', '8', headToHead(1, 2, '1.90'), '3 1=2', 1_000],
  ['head to head, the other out', '8 n2', headToHead(1, 2, '1.90'), '1 3 4', 1_000],
  ['head to head, the other did not finish', '8', headToHead(1, 2, '1.90'), '3 4 5 u1 x2', 1_900],
  ['head to head, neither finished', '8', headToHead(1, 2, '1.90'), '3 x1 x2', 1_000],
  ['head to head, more laps', '20 motorSport', headToHead(1, 2, '1.90'), '3 x1:40 x2:39', 1_900],
  ['head to head, both disqualified', '8', headToHead(1, 2, '1.90'), '3 d1 d2', 1_000],
  ['group', '8', group(1, [2, 3], '3.00'), '4 1 2 3', 3_000],
  ['group, a dead heat', '8', group(1, [2, 3], '3.00'), '4 1=2 3', 1_500],
  ['group, one of it out', '8 n3', group(1, [2, 3], '3.00'), '4 1 2', 3_000],
  ['group, all others out', '8 n2 n3', group(1, [2, 3], '3.00'), '4 1', 1_000],
]

/** Starting prices, and best of both: the fixed price after its deduction, or the starting price without one. */
export const PRICES: readonly SettledCase[] = [
  ['the starting price', '8 sp1=7.50', win(1, 'SP'), '1 2 3', 7_500],
  ['the starting price, each way', '8 sp1=7.50', eachWay(1, 'SP', '3 1/5'), '2 1 3', 2_300],
  ['best of both, starting price', '8 sp1=8.00', win(1, 'best 6.00'), '1 2 3', 8_000],
  ['best of both, fixed price', '8 sp1=5.00', win(1, 'best 6.00'), '1 2 3', 6_000],
  ['best of both, 4.50 after 30 %', '9 -4@3.00 sp1=5.00', win(1, 'best 6.00'), '1 2 3', 5_000],
  ['best of both, the fixed 4.50', '9 -4@3.00 sp1=4.40', win(1, 'best 6.00'), '1 2 3', 4_500],
  ['best of both, a place at 2.40', '8 sp1=8.00', eachWay(1, 'best 6.00', '3 1/5'), '2 1', 2_400],
]
