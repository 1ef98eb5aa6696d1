/** The exact return of bingo. It is the same for every card: what counts is how many numbers lines share. */
import { choose, fraction, NOTHING, plus, ppmOf, times, type Fraction } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import type { BingoPattern, BingoRules } from './bingo_rules.ts'

/** By a count of numbers: how often a chance of "all of these are called" is added, or taken off below 0. */
type Terms = Map<number, number>

/** The return of each pattern and of the whole card; `card` is any card of the rules. */
export function computeBingoReturns(rules: BingoRules, card: readonly number[]): KindReturn[] {
  const lines = rules.lines.map((places) =>
    places.map((place) => card[place] ?? 0).filter((number) => number > 0)
  )
  const terms: Record<BingoPattern, Terms> = {
    line: termsOfLines(lines, 1),
    twoLines: termsOfLines(lines, 2),
    house: new Map([[card.filter((number) => number > 0).length, 1]]),
  }
  const parts = rules.prizes.map(({ pattern, steps }) => {
    let before = NOTHING
    let returned = NOTHING
    for (const { calls, multipleMilli } of steps) {
      const filled = chanceOf(terms[pattern], calls, rules.balls)
      returned = plus(
        returned,
        times(plus(filled, negative(before)), fraction(multipleMilli, 1000))
      )
      before = filled
    }
    return { kind: pattern, returned }
  })
  const whole = parts.reduce((total, { returned }) => plus(total, returned), NOTHING)
  return [...parts, { kind: 'card', returned: whole }].map(({ kind, returned }) => ({
    kind,
    returnPpm: ppmOf(returned),
  }))
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
