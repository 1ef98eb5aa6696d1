/** A season of a league: every team plays every other twice; the results are drawn, the table is counted from them. */

/** The name and the usual strength of no real team: the lower its number, the better it is. */
interface Played {
  home: number
  away: number
  goals: readonly [home: number, away: number]
}

const WIN_POINTS = 3

/** Whole numbers that look drawn, the same for the same seed. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The matches of a whole season of teams 1 to `teams`. */
export function playSeason(seed: number, teams: number): Played[] {
  const draw = drawing(seed)
  const numbers = Array.from({ length: teams }, (_, at) => at + 1)
  const goalsOf = (team: number, bonus: number) => draw(3 + bonus + Math.floor((teams - team) / 6))
  return numbers.flatMap((home) =>
    numbers
      .filter((away) => away !== home)
      .map((away) => ({ home, away, goals: [goalsOf(home, 1), goalsOf(away, 0)] as const }))
  )
}

interface Ruling {
  /** Shut out in mid-season, so that none of its matches counts. */
  excluded?: number
  /** Points that the league takes away, by team. */
  deducted?: Readonly<Record<number, number>>
}

/** Points by team, without the one that is shut out. */
export function tableOf(
  season: readonly Played[],
  { excluded, deducted = {} }: Ruling
): Map<number, number> {
  const points = new Map<number, number>()
  const add = (team: number, more: number) => points.set(team, (points.get(team) ?? 0) + more)
  for (const { home, away, goals } of season) {
    if (home === excluded || away === excluded) continue
    const [scored, against] = goals
    add(home, scored > against ? WIN_POINTS : Number(scored === against))
    add(away, against > scored ? WIN_POINTS : Number(scored === against))
  }
  for (const [team, lost] of Object.entries(deducted)) add(Number(team), -lost)
  return points
}

/** The final table in the notation of orders: `4 1 7=2`, in a league where level points are level. */
export function standings(points: ReadonlyMap<number, number>): number[][] {
  const byPoints = Map.groupBy(points.keys(), (team) => points.get(team) ?? 0)
  return [...byPoints].sort(([a], [b]) => b - a).map(([, teams]) => teams)
}

export const notationOf = (finish: readonly (readonly number[])[]): string =>
  finish.map((level) => level.join('=')).join(' ')
