/** Shapes of races with a field: the field with its card, and what staff do with a runner. */
import type { DeductionStep } from '../../markets/racing/deduction_steps.ts'
import type { FieldKind, Runner, RunnerStatus } from '../../racing/field/runner.ts'
import type { Amount } from './decisions.ts'
import type { OrderEntry } from '../../racing/finish/order.ts'
import type { RaceStatus } from '../../racing/finish/race_result.ts'
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'
import type { LeagueNames } from './book.ts'

/** What a card says of a runner; each is left out where it is not known. */
export interface RunnerCard {
  /** Stall or trap, from 1. */
  draw?: number
  jockey?: string
  trainer?: string
  /** In grams. */
  weightGrams?: number
  /** In years. */
  age?: number
  /** The last finishes as cards print them, such as `12-3F`. */
  form?: string
  /** Of silks or jacket, in words. */
  colours?: string
}

/** A runner with its name; null where a fact does not apply, or is not known. */
export interface RunnerView extends Pick<Runner, 'number' | 'status'> {
  name: string
  entry: number | null
  withdrawnAt: number | null
  withdrawnOddsMilli: number | null
  replaces: number | null
  startingPriceMilli: number | null
  card: RunnerCard
}

/** `GET /v1/matches/:id/field`: the runners by number. */
export interface RaceFieldView {
  matchId: number
  kind: FieldKind
  isHandicap: boolean
  offAt: number | null
  /** The terms of each-way bets that the house set for the field; null where those of the table hold. */
  placeTerms: PlaceTerms | null
  runners: RunnerView[]
}

/** A runner of a card that staff send; its status is kept, and that of a new one is declared, or reserve. */
export interface SentRunner {
  number: number
  name: string
  entry?: number | null
  isReserve?: boolean
  card?: RunnerCard
}

/** `POST /v1/races`. Times are epoch milliseconds. */
export interface NewRaceBody {
  tournamentId: number
  name: string
  startsAt: number
  kind: FieldKind
  isHandicap?: boolean
  /** Of each-way bets; left out, those of the table hold. One place: none are sold. They stay as long as the field. */
  placeTerms?: PlaceTerms
  minSelections?: number
  listOrder?: number
  runners: SentRunner[]
}

/** `PUT /v1/matches/:id/field`: what is left out stays; `runners` are the whole card. */
export interface FieldBody {
  isHandicap?: boolean
  offAt?: number | null
  runners?: SentRunner[]
}

/** `PUT /v1/matches/:id/runner`: time and price go with the status `withdrawn`, `replaces` with `declared`. */
export interface RunnerBody {
  runner: number
  status: RunnerStatus
  withdrawnAt?: number
  withdrawnOddsMilli?: number
  replaces?: number | null
  startingPriceMilli?: number
}

/** Open coupons with an open selection on the runners of a race, over all brands. */
export interface BetsTouched {
  coupons: number
  players: number
  stakes: Amount[]
}

/** What a change of a runner would do. */
export interface RunnerEffect {
  /** All that withdrawals then take, by the time at which a bet was placed. */
  deductions: DeductionStep[]
  /** Bets on the runner itself, which return their stake when it does not run; without those that lose. */
  onRunner: BetsTouched
  /** Ante-post bets on the runner, which lose when it does not run. */
  losing: BetsTouched
  /** Bets on the others, placed before the withdrawal; those of which nothing is taken are left out. */
  onOthers: BetsTouched
}

/** The answer of `PUT /v1/matches/:id/runner`; `effect` is of a dry run alone, whose field is the one of now. */
export interface RunnerAnswer extends RaceFieldView {
  effect: RunnerEffect | null
}

/** A runner on the card that players see. */
export interface BoardRunner extends RunnerView {
  /** What its withdrawal takes off the profit of bets placed before it, in whole percent; 0 where it takes nothing. */
  deductionPercent: number
  /** Bets on it return their stake, since none of its entry runs; ante-post bets lose. */
  returnsStake: boolean
  /** How it ended; null before the order of finish is known, and for one that did not run. */
  finish: Pick<OrderEntry, 'outcome' | 'finishingPosition'> | null
}

/** `GET /v1/board/races/:id`: the card of a race, before and after it; the runners by number. */
export interface BoardRace extends LeagueNames {
  id: number
  sportId: number
  name: string
  startsAt: number
  kind: FieldKind
  isHandicap: boolean
  offAt: number | null
  /** The terms at which an each-way bet is sold now; null where none is sold. */
  placeTerms: PlaceTerms | null
  /** The hour of the brand's day from which bets to win are at best of both; absent where they are not, and before the day of the race. */
  bestOfBothFrom?: number
  /** Whether the board takes bets on it now. */
  isOpen: boolean
  /** Whether ante-post bets were sold on it, which lose on a runner that does not run. */
  hasAntePost: boolean
  /** Those that run. */
  runnerCount: number
  /** What became of it; null before a result. */
  raceStatus: RaceStatus | null
  runners: BoardRunner[]
}

/** A row of `GET /v1/board/races`, the next race first. */
export interface NextRace {
  id: number
  sportId: number
  name: string
  startsAt: number
  /** Its meeting. */
  tournamentName: string
  countryCode: string | null
  kind: FieldKind
  /** Those that run. */
  runnerCount: number
  /** Whether the board takes bets on it now. */
  isOpen: boolean
}
