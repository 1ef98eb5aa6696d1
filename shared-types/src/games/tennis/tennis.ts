/** Virtual tennis: the players of a tournament, each of whom plays once a round; two sets win. */
import { weighted } from '../../draws/choose.ts'
import {
  fixedOddsGame,
  type FixedOddsRules,
  type Pick,
  type WeightedScore,
} from '../fixtures/fixed_odds.ts'
import type { Pair } from '../fixtures/schedule.ts'
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import {
  CLAY_PLAYERS,
  GRASS_PLAYERS,
  HARBOUR_PLAYERS,
  LARGEST_DIFFERENCE,
  LOSER_GAMES,
  NIGHT_PLAYERS,
  SET_WEIGHTS,
  TENNIS_PLAYERS,
  WINTER_PLAYERS,
  type TennisPlayer,
} from './players.ts'

/** Games of the first and the second player in a set. */
export type TennisSet = readonly [number, number]
/** The sets of a match. */
export type TennisScore = readonly TennisSet[]

const SETS_TO_WIN = 2
const LINES = [18.5, 20.5, 22.5, 26.5]

/** The rules of a tournament; `players` are an even number. */
const tournamentOf = (players: readonly TennisPlayer[]): FixedOddsRules<TennisScore> => ({
  sides: players.length,
  returnPpm: 920_000,
  picks: PICKS,
  drawScore: (draws, pair) => {
    const { sets, weights } = setsOf(players, pair)
    const score: TennisSet[] = []
    while (!isOver(score)) {
      const set = sets[weighted(draws, weights)]
      if (set) score.push(set.set)
    }
    return score
  },
  scoresOf: (pair) => {
    const { sets } = setsOf(players, pair)
    const from = (score: TennisScore, weight: bigint): WeightedScore<TennisScore>[] =>
      isOver(score)
        ? [{ score, weight: weight * weightLeft(score) }]
        : sets.flatMap((one) => from([...score, one.set], weight * BigInt(one.weight)))
    return from([], 1n)
  },
})

const PICKS = tennisPicks()
export const TENNIS_RULES = tournamentOf(TENNIS_PLAYERS)

/** The players of each tournament. */
export const TOURNAMENTS: Readonly<Record<CodeOf<'tennis'>, readonly TennisPlayer[]>> = {
  tennis: TENNIS_PLAYERS,
  clayCourt: CLAY_PLAYERS,
  grassCourt: GRASS_PLAYERS,
  nightCourt: NIGHT_PLAYERS,
  harbourOpen: HARBOUR_PLAYERS,
  winterOpen: WINTER_PLAYERS,
}

export const TOURNAMENT_RULES: Readonly<Record<CodeOf<'tennis'>, FixedOddsRules<TennisScore>>> = {
  tennis: TENNIS_RULES,
  clayCourt: tournamentOf(CLAY_PLAYERS),
  grassCourt: tournamentOf(GRASS_PLAYERS),
  nightCourt: tournamentOf(NIGHT_PLAYERS),
  harbourOpen: tournamentOf(HARBOUR_PLAYERS),
  winterOpen: tournamentOf(WINTER_PLAYERS),
}

export const tennis = fixedOddsGame(TENNIS_RULES)

/** Sets that each player has won. */
export function setsWon(score: TennisScore): [number, number] {
  let [home, away] = [0, 0]
  for (const [first, second] of score) {
    if (first > second) home++
    else if (first < second) away++
  }
  return [home, away]
}

/** Ids are `winner:home`, `sets:2:1`, `firstSet:away` and `games:over20.5`. */
function tennisPicks(): Map<string, Pick<TennisScore>> {
  const picks = new Map<string, Pick<TennisScore>>()
  const add = (kind: string, choice: string, wins: (score: TennisScore) => boolean) =>
    picks.set(`${kind}:${choice}`, { kind, wins })
  const wonBy = (score: TennisScore) => setsWon(score).indexOf(SETS_TO_WIN)
  for (const [player, side] of ['home', 'away'].entries()) {
    add('winner', side, (score) => wonBy(score) === player)
    add('firstSet', side, (score) => setsWon(score.slice(0, 1))[player] === 1)
  }
  for (const sets of ['2:0', '2:1', '1:2', '0:2']) {
    add('sets', sets, (score) => setsWon(score).join(':') === sets)
  }
  for (const line of LINES) {
    add('games', `over${line}`, (score) => gamesOf(score) > line)
    add('games', `under${line}`, (score) => gamesOf(score) < line)
  }
  return picks
}

const gamesOf = (score: TennisScore): number => score.flat().reduce((sum, games) => sum + games, 0)
const isOver = (score: TennisScore): boolean => setsWon(score).includes(SETS_TO_WIN)

/** A match of two sets weighs as much as with every third set that could follow. */
const weightLeft = (score: TennisScore): bigint =>
  score.length === SETS_TO_WIN ? WEIGHT_OF_SETS : 1n
const WEIGHT_OF_SETS = 1_000_000n

interface Sets {
  sets: readonly { set: TennisSet; weight: number }[]
  /** Those of the sets, in their order. */
  weights: readonly number[]
}

/** By the difference between the two players. */
const known = new Map<number, Sets>()

/** The scores of a set between two players, with their weights out of a million. */
function setsOf(players: readonly TennisPlayer[], [home, away]: Pair): Sets {
  const difference = (players[home]?.strength ?? 0) - (players[away]?.strength ?? 0)
  const all = known.get(difference) ?? setsAt(difference)
  known.set(difference, all)
  return all
}

function setsAt(difference: number): Sets {
  const first = SET_WEIGHTS[difference + LARGEST_DIFFERENCE] ?? 0
  const sets = [
    ...loserGames(difference).map((weight, games) => {
      const set: TennisSet = [gamesToWin(games), games]
      return { set, weight: first * weight }
    }),
    ...loserGames(-difference).map((weight, games) => {
      const set: TennisSet = [games, gamesToWin(games)]
      return { set, weight: (1000 - first) * weight }
    }),
  ]
  return { sets, weights: sets.map(({ weight }) => weight) }
}

const gamesToWin = (loserGames: number): number => (loserGames > 4 ? 7 : 6)

/** `lead`: the strength of the winner of the set less that of the loser. */
function loserGames(lead: number): readonly number[] {
  if (lead === 0) return LOSER_GAMES.even
  return lead > 0 ? LOSER_GAMES.strongerWins : LOSER_GAMES.weakerWins
}

export const playersOf = ofCode(TOURNAMENTS)
export const tournamentRules = ofCode(TOURNAMENT_RULES)
export const tennisOf = madeOfCode(TOURNAMENT_RULES, fixedOddsGame)
