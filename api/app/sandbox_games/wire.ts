/** What the page of a game and the sandbox say to each other. */

/** Why the sandbox refuses; the texts of the page have a line for each. */
export const FRAME_ERRORS = [
  'balance',
  'limits',
  'refused',
  'closed',
  'session',
  'busy',
  'unanswered',
  'failed',
] as const
/**
 * `balance`: the stake is higher than the balance; `limits`: outside of the limits of the table; `closed`: the
 * site takes no bets for now; `refused`: the wallet refused it for another reason; `session`: the game must be opened again; `busy`: another round is not over;
 * `unanswered`: the wallet did not answer, so the stake is taken back.
 */
export type FrameError = (typeof FRAME_ERRORS)[number]

export interface RoundView {
  id: string
  /** Among the rounds of its seeds, from 0. */
  number: number
  state: 'betting' | 'open' | 'paying' | 'closed' | 'void'
  stakeMinor: number
  winMinor: number
  /** As the game's picture reads it; null where nothing was drawn. */
  outcome: unknown
  at: number
  /** Null until the server seed is revealed. */
  verifyUrl: string | null
}

export interface FairnessView {
  /** Hash of the server seed of the next rounds. */
  hash: string
  clientSeed: string
  nextRound: number
  /** The seed of the rounds before the last change. */
  revealed: { serverSeed: string; hash: string; clientSeed: string; rounds: number } | null
}

export interface FrameState {
  balanceMinor: number
  /** The round that the player must end, or the last one. */
  round: RoundView | null
  /** The newest first. */
  history: RoundView[]
  fairness: FairnessView
}

/** The answer to bets, actions and new seeds. */
export type FrameAnswer = { state: FrameState } | { error: FrameError; state: FrameState | null }

/** What does not change while the page is open; stands in its document. */
export interface FrameStart {
  token: string
  gameCode: string
  /** The folder of its picture. */
  kind: string
  title: string
  language: string
  currency: string
  isDemo: boolean
  minStakeMinor: number
  maxStakeMinor: number
  /** Origin of the page around the frame. */
  siteOrigin: string
  depositUrl: string | null
}

/** The outcome of a game in which one draw decides all bets. */
export interface DrawnOutcome<Drawn, Bet> {
  drawn: Drawn
  bets: readonly Bet[]
  /** What each bet won, in the order of the bets, minor units. */
  wins: readonly number[]
}

/** A round of crash as the player may see it. */
export interface CrashShown {
  /** As the rules read it; the multiple is null until the round is over. */
  bet: { stakeMinor: number; cashOutMilli: number | null }
  /** The multiple at which it is taken by itself, in thousandths. */
  auto: number | null
  /** Null until the round is over. */
  breaksAtMilli: number | null
}

/** A round of blackjack as the player may see it. */
export interface BlackjackShown {
  /** As the rules read it. */
  bet: { stakeMinor: number; actions: readonly string[] }
  hands: readonly { cards: readonly number[]; stakes: number }[]
  /** The first card alone until the round is over. */
  dealer: readonly number[]
  /** The hand to play; null when the round is over. */
  playing: number | null
  allowed: readonly string[]
}

/** A round of mines as the player may see it. */
export interface MinesShown {
  /** As the rules read it. */
  bet: { stakeMinor: number; mines: number; opened: readonly number[] }
  /** What is paid now, and with one cell more, in thousandths. */
  multipleMilli: number
  nextMilli: number
  /** Null until the round is over. */
  mines: readonly number[] | null
  /** The mine that was opened. */
  mine: number | null
}

/** A round of video poker as the player may see it. */
export interface PokerShown {
  /** As the rules read it. */
  bet: { stakeMinor: number; held: readonly number[] }
  cards: readonly number[]
  hand: string | null
  isOver: boolean
}
