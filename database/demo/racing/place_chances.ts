/**
 * The chance of each runner to finish among the first, from the chances to win: behind the winner, the others race for the next
 * place by their chances (Harville).
 * @param chances of a win, which add up to 1
 * @param places from 1 to the number of runners
 * @returns one for each runner, in the same order
 */
export function placeChances(chances: readonly number[], places: number): number[] {
  const placed = chances.map(() => 0)
  const left = new Set(chances.keys())
  const race = (chanceSoFar: number, leftChance: number, toPlace: number) => {
    for (const runner of [...left]) {
      const own = chances[runner] ?? 0
      const chance = (chanceSoFar * own) / leftChance
      placed[runner] = (placed[runner] ?? 0) + chance
      if (toPlace === 1) continue
      left.delete(runner)
      race(chance, leftChance - own, toPlace - 1)
      left.add(runner)
    }
  }
  race(1, 1, places)
  return placed
}
