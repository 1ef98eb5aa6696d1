/** Tennis as a chain of points, games and sets: chances from any score. */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import { raceTable, solved, type RaceTable } from '../shared/race.ts'

/** Share of points that a server wins against an equal opponent. */
const SERVE = 0.62

/** One way in which a set can end. */
export interface SetEnding {
  home: number
  away: number
  chance: number
}

export interface TennisChances {
  /** Chance that home wins a point on home's serve, and on away's. */
  points: Readonly<Record<Competitor, number>>
  /** Chance that home wins the game from these points (0 to 3, then the difference). */
  game(serving: Competitor, points: Score): number
  tieBreak: RaceTable
  /** Endings of a set from these games on; `game` is home's chance in the current game. */
  set(games: Score, serving: Competitor, game: number): SetEnding[]
  /** Endings of a set before its first point. */
  fresh: readonly SetEnding[]
}

/** `setChance`: home's chance in one set. */
export function tennisChances(setChance: number): TennisChances {
  const lean = solved((value) => homeShare(chainOf(value).fresh), setChance, [-0.2, 0.2])
  return chainOf(lean)
}

export const homeShare = (endings: readonly SetEnding[]): number =>
  endings.reduce((sum, { home, away, chance }) => (home > away ? sum + chance : sum), 0)

/** `lean`: home's surplus of points won, whoever serves. */
function chainOf(lean: number): TennisChances {
  const points = { home: SERVE + lean / 2, away: 1 - SERVE + lean / 2 }
  const tieBreak = raceTable((points.home + points.away) / 2, 7)
  const games = { home: raceTable(points.home, 4), away: raceTable(points.away, 4) }
  const held = { home: games.home.chance(0, 0), away: games.away.chance(0, 0) }
  const set = (from: Score, serving: Competitor, game: number) =>
    setEndings(from, serving, game, held, tieBreak.chance(0, 0))
  const fresh = [set([0, 0], 'home', held.home), set([0, 0], 'away', held.away)]
    .flat()
    .map((ending) => ({ ...ending, chance: ending.chance / 2 }))
  return {
    points,
    tieBreak,
    game: (serving, [home, away]) => games[serving].chance(home, away),
    set,
    fresh: merged(fresh),
  }
}

/** Walks forward over the games of a set; at 6:6 the current game is the tie-break. */
function setEndings(
  [homeGames, awayGames]: Score,
  serving: Competitor,
  game: number,
  held: Readonly<Record<Competitor, number>>,
  tieBreak: number
): SetEnding[] {
  const endings: SetEnding[] = []
  let open: SetEnding[] = [{ home: homeGames, away: awayGames, chance: 1 }]
  let server = serving
  for (let isFirst = true; open.length > 0; isFirst = false) {
    const next: SetEnding[] = []
    for (const { home, away, chance } of open) {
      const isTieBreak = home === 6 && away === 6
      const wins = isFirst ? game : isTieBreak ? tieBreak : held[server]
      for (const ending of [
        { home: home + 1, away, chance: chance * wins },
        { home, away: away + 1, chance: chance * (1 - wins) },
      ]) {
        ;(isSetOver(ending.home, ending.away) ? endings : next).push(ending)
      }
    }
    open = merged(next)
    server = server === 'home' ? 'away' : 'home'
  }
  return merged(endings)
}

export const isSetOver = (home: number, away: number): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2)

function merged(endings: readonly SetEnding[]): SetEnding[] {
  const byScore = new Map<number, SetEnding>()
  for (const ending of endings) {
    const key = ending.home * 8 + ending.away
    const same = byScore.get(key)
    if (same) same.chance += ending.chance
    else byScore.set(key, { ...ending })
  }
  return [...byScore.values()]
}
