/** A race to a number of points with a lead of two: a volleyball set, a tie-break. */

export interface RaceTable {
  /** Chance that home wins from this score on. */
  chance(home: number, away: number): number
  /** The average number of points still to come, and its variance. */
  left(home: number, away: number): { mean: number; variance: number }
}

/** `point`: home's chance in one point; `target`: points to win, such as 25. */
export function raceTable(point: number, target: number): RaceTable {
  const lost = 1 - point
  const inPair = point * point + lost * lost
  const deuce = (point * point) / inPair
  // from a level score on, pairs of points until one side takes both
  const pairs = { mean: 2 / inPair, variance: (4 * (1 - inPair)) / inPair ** 2 }
  const chances = grid(target)
  const means = grid(target)
  const squares = grid(target)
  const at = (home: number, away: number): [chance: number, mean: number, square: number] => {
    if (home >= target && home - away >= 2) return [1, 0, 0]
    if (away >= target && away - home >= 2) return [0, 0, 0]
    const over = Math.min(home, away) - (target - 1)
    if (over >= 0 && home === away) {
      return [deuce, pairs.mean, pairs.variance + pairs.mean ** 2]
    }
    if (over >= 0) {
      const level = pairs.variance + pairs.mean ** 2
      const more = home > away ? lost : point
      return [
        home > away ? point + lost * deuce : point * deuce,
        1 + more * pairs.mean,
        1 + 2 * more * pairs.mean + more * level,
      ]
    }
    return [chances[home]?.[away] ?? 0.5, means[home]?.[away] ?? 0, squares[home]?.[away] ?? 0]
  }
  for (let home = target - 1; home >= 0; home--) {
    for (let away = target - 1; away >= 0; away--) {
      if (home === target - 1 && away === target - 1) continue
      const [winChance, winMean, winSquare] = at(home + 1, away)
      const [loseChance, loseMean, loseSquare] = at(home, away + 1)
      set(chances, home, away, point * winChance + lost * loseChance)
      const mean = point * winMean + lost * loseMean
      set(means, home, away, 1 + mean)
      set(squares, home, away, 1 + 2 * mean + point * winSquare + lost * loseSquare)
    }
  }
  return {
    chance: (home, away) => at(home, away)[0],
    left: (home, away) => {
      const [, mean, square] = at(home, away)
      return { mean, variance: Math.max(0, square - mean * mean) }
    },
  }
}

const grid = (size: number): number[][] =>
  Array.from({ length: size }, () => new Array<number>(size).fill(0))

function set(rows: number[][], home: number, away: number, value: number): void {
  const row = rows[home]
  if (row) row[away] = value
}

/** The value between `low` and `high` at which a rising function reaches `goal`. */
export function solved(
  grows: (value: number) => number,
  goal: number,
  [low, high]: readonly [number, number]
): number {
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (grows(middle) < goal) low = middle
    else high = middle
  }
  return (low + high) / 2
}
