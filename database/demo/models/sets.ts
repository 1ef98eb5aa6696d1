/** Tennis, volleyball and esports: sets or maps, each won with the same chance. */
import { chanceOf, mixed, roundedNormal, type Distribution } from '../distributions.ts'
import { balancedLine, halfLines, lineMarkets, MARGINS, market } from '../pricing.ts'
import type { DemoMarket, Rating } from '../types.ts'

/** One way in which a match can end: sets of winner and loser, and its chance. */
interface Ending {
  home: number
  away: number
  chance: number
}

export function tennisMarkets(home: Rating, away: Rating): DemoMarket[] {
  const endings = endingsOf(tennisSetChance(home, away), 2)
  const evenness = 1 - Math.abs(homeWinsOf(endings) - 0.5)
  const games = mixed([
    [setsPlayed(endings, 2), roundedNormal(16.6 + 4 * evenness, 2.4)],
    [setsPlayed(endings, 3), roundedNormal(27.2 + 3 * evenness, 3)],
  ])
  return [
    winnerMarket(endings),
    ...totalMarkets(189, games, 1),
    ...setHandicaps(188, endings, [1.5]),
    ...setTotals(314, endings, [2.5]),
  ]
}

export function volleyballMarkets(home: Rating, away: Rating): DemoMarket[] {
  const chance = volleyballSetChance(home, away)
  const endings = endingsOf(chance, 3)
  const points = mixed([
    [setsPlayed(endings, 3), roundedNormal(138, 6)],
    [setsPlayed(endings, 4), roundedNormal(182, 7)],
    [setsPlayed(endings, 5), roundedNormal(208, 8)],
  ])
  const margins = roundedNormal((chance - 0.5) * 62, 10)
  const handicap = { typeId: 237, name: 'hcp' } as const
  const main = balancedLine(handicap, margins, halfLines(-120, 120))
  return [
    winnerMarket(endings),
    ...totalMarkets(238, points, 4),
    ...lineMarkets(handicap, margins, { lines: [main - 8, main + 8], main }),
  ]
}

export function esportsMarkets(home: Rating, away: Rating): DemoMarket[] {
  const endings = endingsOf(esportsMapChance(home, away), 2)
  return [
    winnerMarket(endings),
    ...setHandicaps(327, endings, [1.5]),
    ...setTotals(328, endings, [2.5]),
  ]
}

/** Home's chance in one set. */
export const tennisSetChance = (home: Rating, away: Rating) => setChance(home, away, 0.075)
export const esportsMapChance = (home: Rating, away: Rating) => setChance(home, away, 0.06)
export const volleyballSetChance = (home: Rating, away: Rating) => setChance(home, away, 0.055)

/** Home's chance in one set; `weight` is the effect of a point of rating. */
function setChance(home: Rating, away: Rating, weight: number): number {
  const edge = home.attack + home.defence - away.attack - away.defence
  return Math.min(0.76, Math.max(0.24, 0.5 + weight * edge))
}

/** Every result of a match that `target` sets win. */
function endingsOf(chance: number, target: number): Ending[] {
  const endings: Ending[] = []
  for (let lost = 0; lost < target; lost++) {
    // the winner wins the last set; the sets before it come in any order
    const orders = choose(target - 1 + lost, lost)
    endings.push(
      { home: target, away: lost, chance: orders * chance ** target * (1 - chance) ** lost },
      { home: lost, away: target, chance: orders * (1 - chance) ** target * chance ** lost }
    )
  }
  return endings
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

const sum = (endings: readonly Ending[], holds: (ending: Ending) => boolean) =>
  endings.filter(holds).reduce((total, { chance }) => total + chance, 0)

const homeWinsOf = (endings: readonly Ending[]) => sum(endings, ({ home, away }) => home > away)

const setsPlayed = (endings: readonly Ending[], sets: number) =>
  sum(endings, ({ home, away }) => home + away === sets)

function winnerMarket(endings: readonly Ending[]): DemoMarket {
  const homeWins = homeWinsOf(endings)
  return market(186, MARGINS.twoWay, (key) => (key === 'home' ? homeWins : 1 - homeWins))
}

const distributionOf = (endings: readonly Ending[], measure: (ending: Ending) => number) =>
  mixed(endings.map((ending) => [ending.chance, new Map([[measure(ending), 1]])]))

/** Head starts of `sets` sets, one for each side; the more balanced one is the main line. */
function setHandicaps(typeId: number, endings: readonly Ending[], sets: number[]): DemoMarket[] {
  const type = { typeId, name: 'hcp' } as const
  const margins = distributionOf(endings, ({ home, away }) => home - away)
  const lines = sets.flatMap((line) => [-4 * line, 4 * line])
  return lineMarkets(type, margins, { lines, main: balancedLine(type, margins, lines) })
}

function setTotals(typeId: number, endings: readonly Ending[], sets: number[]): DemoMarket[] {
  const type = { typeId, name: 'total' } as const
  const totals = distributionOf(endings, ({ home, away }) => home + away)
  const lines = sets.map((line) => 4 * line)
  return lineMarkets(type, totals, { lines, main: balancedLine(type, totals, lines) })
}

/** Points or games: the most balanced line and two to each side, `step` apart. */
function totalMarkets(typeId: number, totals: Distribution, step: number): DemoMarket[] {
  const type = { typeId, name: 'total' } as const
  const likely = halfLines(0, 1000).filter((line) => {
    const over = chanceOf(totals, (total) => total * 4 > line)
    return over > 0.2 && over < 0.8
  })
  const main = balancedLine(type, totals, likely)
  const lines = [-2, -1, 0, 1, 2].map((steps) => main + steps * step * 4)
  return lineMarkets(type, totals, { lines, main })
}
