/** Tennis in play: from the current point to every way in which the match can end. */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { add, type Distribution } from '../../distributions.ts'
import {
  asExtra,
  halvesAround,
  lines,
  twoWay,
  type Offer,
  type Position,
} from '../shared/offers.ts'
import { homeShare, isSetOver, type SetEnding, type TennisChances } from './chances.ts'
import { pointsOf } from './course.ts'

/** The ways in which the match can end: games and sets, each with its chance. */
interface Endings {
  homeWins: number
  games: Map<number, number>
  gameMargins: Map<number, number>
  sets: Map<number, number>
  setMargins: Map<number, number>
}

export function tennisOffers(chances: TennisChances, position: Position): Offer[] {
  const { state } = position
  const sets = state.score ?? [0, 0]
  if (Math.max(...sets) === 2) return []
  const running = runningSet(chances, position)
  const number = sets[0] + sets[1] + 1
  const games = state.periodScores[number - 1] ?? [0, 0]
  const before = state.periodScores.slice(0, number - 1)
  const played: Score = [
    before.reduce((sum, [home]) => sum + home, 0),
    before.reduce((sum, [, away]) => sum + away, 0),
  ]
  const endings = endingsFrom(chances, sets, played, running)
  const sofar = played[0] + played[1] + games[0] + games[1]
  return [
    ...twoWay(186, endings.homeWins),
    ...lines({ typeId: 189, name: 'total' }, endings.games, {
      from: halvesAround(meanOf(endings.games), 5, sofar * 4),
      spread: 2,
    }),
    ...lines({ typeId: 187, name: 'hcp' }, endings.gameMargins, {
      from: halvesAround(-meanOf(endings.gameMargins), 4),
      spread: 1,
    }),
    ...setLines(endings),
    ...setOffers(running, number, games),
    ...(number < 3 ? asExtra(twoWay(202, homeShare(chances.fresh), `setnr=${number + 1}`)) : []),
  ]
}

function runningSet(chances: TennisChances, { state }: Position): SetEnding[] {
  const number = (state.score?.[0] ?? 0) + (state.score?.[1] ?? 0)
  const games = state.periodScores[number]
  // between sets
  if (!games || isSetOver(...games)) return [...chances.fresh]
  const serving = state.serving ?? 'home'
  const isTieBreak = games[0] === 6 && games[1] === 6
  const points = pointsOf(state.gameScore, isTieBreak)
  const game = isTieBreak ? chances.tieBreak.chance(...points) : chances.game(serving, points)
  return chances.set(games, serving, game)
}

function endingsFrom(
  chances: TennisChances,
  sets: Score,
  games: Score,
  running: readonly SetEnding[]
): Endings {
  const endings: Endings = {
    homeWins: 0,
    games: new Map(),
    gameMargins: new Map(),
    sets: new Map(),
    setMargins: new Map(),
  }
  const follow = (
    [homeSets, awaySets]: Score,
    [homeGames, awayGames]: Score,
    ways: readonly SetEnding[],
    chance: number
  ): void => {
    for (const way of ways) {
      const likely = chance * way.chance
      const won: Score = way.home > way.away ? [homeSets + 1, awaySets] : [homeSets, awaySets + 1]
      const played: Score = [homeGames + way.home, awayGames + way.away]
      if (Math.max(...won) < 2) {
        follow(won, played, chances.fresh, likely)
        continue
      }
      if (won[0] > won[1]) endings.homeWins += likely
      add(endings.games, played[0] + played[1], likely)
      add(endings.gameMargins, played[0] - played[1], likely)
      add(endings.sets, won[0] + won[1], likely)
      add(endings.setMargins, won[0] - won[1], likely)
    }
  }
  follow(sets, games, running, 1)
  return endings
}

function meanOf(chances: Distribution): number {
  let mean = 0
  for (const [value, chance] of chances) mean += value * chance
  return mean
}

function setLines({ sets, setMargins }: Endings): Offer[] {
  return [
    ...lines({ typeId: 188, name: 'hcp' }, setMargins, { from: [-6, 6], spread: 1 }),
    ...lines({ typeId: 314, name: 'total' }, sets, { from: [10], spread: 0 }),
  ]
}

function setOffers(running: readonly SetEnding[], number: number, games: Score): Offer[] {
  const totals = new Map<number, number>()
  for (const { home, away, chance } of running) add(totals, home + away, chance)
  return [
    ...twoWay(202, homeShare(running), `setnr=${number}`),
    ...lines({ typeId: 204, name: 'total' }, totals, {
      from: halvesAround(meanOf(totals), 3, (games[0] + games[1]) * 4),
      spread: 1,
      more: { setnr: String(number) },
    }),
  ]
}
