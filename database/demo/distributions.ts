/** Probabilities of whole numbers: goals, points, margins. */

/** Chance by value; sums to 1. */
export type Distribution = ReadonlyMap<number, number>

/** Chances of 0, 1, ... `highest`; the small rest beyond `highest` is shared among them. */
export function poisson(mean: number, highest: number): number[] {
  const chances: number[] = []
  let chance = Math.exp(-mean)
  for (let value = 0; value <= highest; value++) {
    chances.push(chance)
    chance *= mean / (value + 1)
  }
  const sum = chances.reduce((total, part) => total + part, 0)
  return chances.map((part) => part / sum)
}

/** A normal curve cut into whole numbers, up to four deviations to each side. */
export function roundedNormal(mean: number, deviation: number): Distribution {
  const chances = new Map<number, number>()
  const reach = Math.ceil(4 * deviation)
  for (let value = Math.round(mean) - reach; value <= Math.round(mean) + reach; value++) {
    const z = (value - mean) / deviation
    chances.set(value, Math.exp(-(z * z) / 2))
  }
  return normalised(chances)
}

/** The mixture of several distributions, by weight. */
export function mixed(parts: readonly [weight: number, part: Distribution][]): Distribution {
  const chances = new Map<number, number>()
  for (const [weight, part] of parts) {
    for (const [value, chance] of part) add(chances, value, weight * chance)
  }
  return normalised(chances)
}

/** The distribution of a number that `measure` takes from each score, such as the total or the margin. */
export function ofScores(
  scores: ReadonlyMap<string, number>,
  measure: (home: number, away: number) => number
): Distribution {
  const chances = new Map<number, number>()
  for (const [score, chance] of scores) {
    const [home = 0, away = 0] = score.split(':').map(Number)
    add(chances, measure(home, away), chance)
  }
  return chances
}

/** Chances of every score, keyed `2:1`, when both sides score independently. */
export function scoreGrid(home: readonly number[], away: readonly number[]): Map<string, number> {
  const grid = new Map<string, number>()
  home.forEach((homeChance, goals) =>
    away.forEach((awayChance, conceded) =>
      grid.set(`${goals}:${conceded}`, homeChance * awayChance)
    )
  )
  return grid
}

export function chanceOf(distribution: Distribution, holds: (value: number) => boolean): number {
  let sum = 0
  for (const [value, chance] of distribution) if (holds(value)) sum += chance
  return sum
}

export function add<K>(chances: Map<K, number>, key: K, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance)
}

function normalised(chances: ReadonlyMap<number, number>): Distribution {
  let sum = 0
  for (const chance of chances.values()) sum += chance
  return new Map([...chances].map(([value, chance]) => [value, chance / sum]))
}
