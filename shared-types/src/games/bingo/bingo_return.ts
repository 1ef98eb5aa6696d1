/** The exact return of bingo. It is the same for every card: what counts is how many numbers lines share. */
import { choose, fraction, NOTHING, plus, ppmOf, times, type Fraction } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import type { BingoPattern, BingoRules } from './bingo_rules.ts'

/** By a count of numbers: how often a chance of "all of these are called" is added, or taken off below 0. */
type Terms = Map<number, number>

/** The return of each pattern and of the whole card; `card` is any card of the rules. */
export function computeBingoReturns(rules: BingoRules, card: readonly number[]): KindReturn[] {
  const parts = stepsOf(rules, card).map(({ pattern, steps }) => ({
    kind: pattern as string,
    returned: steps.reduce(
      (sum, { chance, multipleMilli }) => plus(sum, times(chance, fraction(multipleMilli, 1000))),
      NOTHING
    ),
  }))
  const whole = parts.reduce((total, { returned }) => plus(total, returned), NOTHING)
  return [...parts, { kind: 'card', returned: whole }].map(({ kind, returned }) => ({
    kind,
    returnPpm: ppmOf(returned),
  }))
}

/** At most the standard deviation of what a card returns, in stakes: those of its patterns together. */
export const bingoDeviation = (rules: BingoRules, card: readonly number[]): number =>
  stepsOf(rules, card).reduce((sum, { steps }) => {
    const mean = (power: number): number =>
      steps.reduce(
        (total, { chance, multipleMilli }) =>
          total + (Number(chance.top) / Number(chance.bottom)) * (multipleMilli / 1000) ** power,
        0
      )
    return sum + Math.sqrt(mean(2) - mean(1) ** 2)
  }, 0)

/** Of each pattern: the chance that a step is the one that pays. */
function stepsOf(rules: BingoRules, card: readonly number[]) {
  const lines = rules.lines.map((places) =>
    places.map((place) => card[place] ?? 0).filter((number) => number > 0)
  )
  const terms: Record<BingoPattern, Terms> = {
    line: termsOfLines(lines, 1),
    twoLines: termsOfLines(lines, 2),
    house: new Map([[card.filter((number) => number > 0).length, 1]]),
  }
  return rules.prizes.map(({ pattern, steps }) => {
    const filled = steps.map(({ calls }) => chanceOf(terms[pattern], calls, rules.balls))
    return {
      pattern,
      steps: steps.map(({ multipleMilli }, place) => ({
        multipleMilli,
        chance: plus(filled[place] ?? NOTHING, negative(filled[place - 1] ?? NOTHING)),
      })),
    }
  })
}

/** The chance that the pattern is filled within so many calls. */
function chanceOf(terms: Terms, calls: number, balls: number): Fraction {
  let ways = 0n
  for (const [count, times] of terms) ways += BigInt(times) * choose(balls - count, calls - count)
  return fraction(ways, choose(balls, calls))
}

/**
 * "At least `least` of the lines" by inclusion and exclusion: a set of `n` lines counts (-1)^(n - least) times
 * C(n - 1, least - 1), with the numbers that its lines have together.
 */
function termsOfLines(lines: readonly (readonly number[])[], least: number): Terms {
  const terms: Terms = new Map()
  for (let set = 1; set < 2 ** lines.length; set++) {
    const chosen = lines.filter((_, place) => (set >> place) & 1)
    if (chosen.length < least) continue
    const sign = (chosen.length - least) % 2 === 0 ? 1 : -1
    const count = new Set(chosen.flat()).size
    const times = sign * Number(choose(chosen.length - 1, least - 1))
    terms.set(count, (terms.get(count) ?? 0) + times)
  }
  return terms
}

const negative = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom })
