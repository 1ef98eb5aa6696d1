/** Random facts of matches that ran their course, complete to the last corner, by sport. */
import fc from 'fast-check'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import type {
  Competitor,
  Incident,
  MatchFacts,
  Score,
} from '../../src/markets/model/match_facts.ts'

const { soccer, basketball, baseball, iceHockey, tennis, handball, volleyball, tableTennis } =
  SPORT_IDS

const scoreUpTo = (most: number) => fc.tuple(fc.nat(most), fc.nat(most))
const sum = (scores: readonly Score[]): Score => [
  scores.reduce((total, [home]) => total + home, 0),
  scores.reduce((total, [, away]) => total + away, 0),
]

/** That many incidents of each side, in an order that `seed` shuffles. */
function inOrder([home, away]: Score, seed: number, period: string, from: number): Incident[] {
  const sides: Competitor[] = [
    ...Array<'home'>(home).fill('home'),
    ...Array<'away'>(away).fill('away'),
  ]
  const shuffled = sides.map((side, index) => ({ side, at: ((index + 1) * (seed + 7)) % 101 }))
  return shuffled
    .sort((a, b) => a.at - b.at)
    .map(({ side }, index) => ({ side, period, minute: Math.min(from + 44, from + index * 3) }))
}

const soccerFacts = fc
  .tuple(
    scoreUpTo(4),
    scoreUpTo(4),
    scoreUpTo(6),
    scoreUpTo(6),
    scoreUpTo(3),
    scoreUpTo(2),
    fc.nat(100)
  )
  .map(([first, second, corners1, corners2, yellow, red, seed]): MatchFacts => {
    const order = (a: Score, b: Score) => [
      ...inOrder(a, seed, '1', 1),
      ...inOrder(b, seed + 1, '2', 46),
    ]
    const goals = order(first, second).map((goal, index) => ({ ...goal, scorerId: index % 3 }))
    const none: Score = [0, 0]
    return {
      status: 'ended',
      periods: {},
      fullTime: sum([first, second]),
      halfTime: first,
      goals,
      corners: sum([corners1, corners2]),
      cornerOrder: order(corners1, corners2),
      yellowCards: yellow,
      redCards: red,
      bookingOrder: order(sum([yellow, red]), none),
      statistics: { 1: { corners: corners1, yellowCards: yellow, redCards: red } },
      winner: seed % 2 === 0 ? 'home' : 'away',
    }
  })

function periods(count: number, most: number, hasOvertime: boolean) {
  const all = fc.array(scoreUpTo(most), { minLength: count, maxLength: count })
  return fc.tuple(all, fc.tuple(fc.nat(3), fc.nat(3)), fc.nat(100)).map(([scores, extra, seed]) => {
    const fullTime = sum(scores)
    const isLevel = fullTime[0] === fullTime[1]
    const [home, away] = extra
    const overtime: Score = home === away ? [home + 1, away] : extra
    const facts: MatchFacts = {
      status: isLevel && hasOvertime ? 'after_ot' : 'ended',
      periods: {
        ...Object.fromEntries(scores.map((score, index) => [index + 1, score])),
        ...(isLevel && hasOvertime && { ot: overtime }),
      },
      fullTime,
      goals: [
        ...scores.flatMap((score, index) =>
          inOrder(score, seed, String(index + 1), index * 20 + 1)
        ),
        ...(isLevel && hasOvertime ? inOrder(overtime, seed, 'ot', 61) : []),
      ],
    }
    return facts
  })
}

/** Sets of at most `wins * 2 - 1`, each won by `points` or two more. */
function sets(wins: number, points: number) {
  const set = fc.tuple(fc.boolean(), fc.nat(points + 1))
  return fc.array(set, { minLength: wins * 2 - 1, maxLength: wins * 2 - 1 }).map((all) => {
    const played: Score[] = []
    let won: Score = [0, 0]
    for (const [isHome, loser] of all) {
      if (Math.max(...won) === wins) break
      const winner = loser >= points - 1 ? loser + 2 : points
      played.push(isHome ? [winner, loser] : [loser, winner])
      won = isHome ? [won[0] + 1, won[1]] : [won[0], won[1] + 1]
    }
    const byNumber = played.map((score, index) => [index + 1, score])
    return { status: 'ended', periods: Object.fromEntries(byNumber), fullTime: won } as MatchFacts
  })
}

export const FACTS_BY_SPORT: Readonly<Record<number, fc.Arbitrary<MatchFacts>>> = {
  [soccer]: soccerFacts,
  [basketball]: periods(4, 30, true),
  [baseball]: periods(9, 3, true),
  [iceHockey]: periods(3, 3, true),
  [handball]: soccerFacts.map(({ status, fullTime, halfTime, goals }) => ({
    status,
    periods: {},
    ...(fullTime && { fullTime }),
    ...(halfTime && { halfTime }),
    ...(goals && { goals }),
  })),
  [tennis]: sets(2, 6),
  [volleyball]: sets(3, 25),
  [tableTennis]: sets(3, 11),
}
