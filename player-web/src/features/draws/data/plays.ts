/** How each game of draws is played: the rules that the server settles by, in the browser. */
import { bingo75, bingo75Card, BINGO_75_RULES } from '@grandstand/shared-types/games/bingo/bingo_75'
import { bingo90, bingo90Card, BINGO_90_RULES } from '@grandstand/shared-types/games/bingo/bingo_90'
import type {
  BingoBet,
  BingoOutcome,
  BingoRules,
} from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { Draws } from '@grandstand/shared-types/draws/stream'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { Game } from '@grandstand/shared-types/games/game'
import { keno, KENO_RULES } from '@grandstand/shared-types/games/numbers/keno'
import {
  lotto5of36,
  lotto6of49,
  LOTTO_5_OF_36_RULES,
  LOTTO_6_OF_49_RULES,
} from '@grandstand/shared-types/games/numbers/lotto'
import type {
  NumbersBet,
  NumbersOutcome,
  NumbersRules,
} from '@grandstand/shared-types/games/numbers/numbers_game'
import type { RaceRules } from '@grandstand/shared-types/games/race/field'
import type { RaceOutcome } from '@grandstand/shared-types/games/race/race'
import type { RaceBet } from '@grandstand/shared-types/games/race/race_bet'
import {
  GREYHOUND_RULES,
  greyhounds,
  HORSE_RULES,
  horses,
} from '@grandstand/shared-types/games/race/races'

export interface NumbersPlay {
  kind: 'numbers'
  rules: NumbersRules
  game: Game<NumbersOutcome, NumbersBet>
}

export interface BingoPlay {
  kind: 'bingo'
  rules: BingoRules
  game: Game<BingoOutcome, BingoBet>
  cardOf: (draws: Draws) => number[]
}

export interface RacePlay {
  kind: 'race'
  rules: RaceRules
  game: Game<RaceOutcome, RaceBet>
}

export type DrawPlay = NumbersPlay | BingoPlay | RacePlay

export const PLAYS: Readonly<Record<DrawGameCode, DrawPlay>> = {
  bingo75: { kind: 'bingo', rules: BINGO_75_RULES, game: bingo75, cardOf: bingo75Card },
  bingo90: { kind: 'bingo', rules: BINGO_90_RULES, game: bingo90, cardOf: bingo90Card },
  keno: { kind: 'numbers', rules: KENO_RULES, game: keno },
  lotto6of49: { kind: 'numbers', rules: LOTTO_6_OF_49_RULES, game: lotto6of49 },
  lotto5of36: { kind: 'numbers', rules: LOTTO_5_OF_36_RULES, game: lotto5of36 },
  greyhounds: { kind: 'race', rules: GREYHOUND_RULES, game: greyhounds },
  horses: { kind: 'race', rules: HORSE_RULES, game: horses },
}
