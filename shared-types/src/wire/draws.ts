/** Draws and their tickets (rules 14): for players, desks and staff. Amounts in minor units, times in epoch milliseconds. */
import type { TicketDeadline, WonJackpot } from './desk/unclaimed.ts'
import type { Weekday } from '../games/draw_calendar.ts'
import type { DrawGameCode, DrawLobbyCode } from '../games/draw_games.ts'
import type { BingoBet, BingoOutcome } from '../games/bingo/bingo_rules.ts'
import type { NumbersBet, NumbersOutcome } from '../games/numbers/numbers_game.ts'
import type { RaceBet } from '../games/race/race_bet.ts'
import type { RaceOutcome } from '../games/race/race.ts'
import type { CurrencyCode } from '../money/currencies.ts'

/**
 * `open`: tickets are sold; `closed`: no more tickets, the client seed is made; `drawn`: the result stands, tickets are being
 * paid; `paid`: all are; `failed`: there was no result, its tickets were carried over or given back.
 */
export const DRAW_STATES = ['open', 'closed', 'drawn', 'paid', 'failed'] as const
export type DrawState = (typeof DRAW_STATES)[number]

/** `void`: the stake was given back after the draw failed. */
export const DRAW_TICKET_STATES = ['waiting', 'won', 'lost', 'void', 'cancelled'] as const
export type DrawTicketState = (typeof DRAW_TICKET_STATES)[number]

/** `numbers` of keno and lotto; `calls` of bingo, in their order; `finish` of races. */
export type DrawOutcome = NumbersOutcome | BingoOutcome | RaceOutcome

/** A bet as it is sent; the round of a race is that of the draw. */
export type DrawBet = NumbersBet | BingoBet | Omit<RaceBet, 'round'>

/** Bounds of a ticket in one currency. */
export interface DrawLimit {
  minStakeMinor: number
  maxStakeMinor: number
  /** A ticket is paid no more than this. */
  maxWinMinor: number
}

/** A draw as everybody sees it. */
export interface DrawView {
  id: number
  gameCode: DrawGameCode
  /** From 1 within the game: the round of the seeds, and of a race's runners and odds. */
  number: number
  closesAt: number
  drawsAt: number
  state: DrawState
  /** SHA-256 of the server seed. */
  hash: string
  /** Null until the draw is over. */
  serverSeed: string | null
  /** Made of all tickets when sales close; null before. */
  clientSeed: string | null
  /** Null until it is drawn. */
  outcome: DrawOutcome | null
}

export interface DrawGameView {
  code: DrawGameCode
  lobby: DrawLobbyCode
  intervalSeconds: number
  /** In the asker's currency, or the brand's; null where nothing is sold in it. */
  limit: DrawLimit | null
  /** What each bet costs, where the brand has set a price; null where the player chooses the stake. */
  priceMinor: number | null
  /** Draws to come and those that are closed, the next one first. */
  draws: DrawView[]
  /** The newest draw with a result. */
  last: DrawView | null
}

/** `GET /v1/draw-games`. */
export interface DrawLobbyView {
  /** The server's clock, by which sales close. */
  nowMs: number
  games: DrawGameView[]
}

/** `GET /v1/draw-results`: the newest first. `nextBefore` is the `before` of the next, older page; null on the last. */
export interface DrawResults {
  draws: DrawView[]
  nextBefore: number | null
}

/** `GET /v1/draw-numbers`: how often each number came out in the latest draws, number 1 first; of races, how often it won. */
export interface DrawNumbers {
  drawCount: number
  counts: number[]
}

export interface DrawTicketBody {
  /** The first draw. */
  drawId: number
  /** Tickets are bought of the first and of the following open draws, one each; a race has 1. */
  draws: number
  /** On each ticket. */
  bets: DrawBet[]
}

export interface DrawBetView {
  bet: DrawBet
  /** Null until the draw has a result; not cut at the most that a ticket is paid. */
  winMinor: number | null
}

export interface DrawTicketView extends TicketDeadline {
  id: number
  /** 12 capitals and digits. */
  code: string
  draw: DrawView
  /** Number of the failed draw from which the ticket was carried over to `draw`; null for others. */
  carriedFrom: number | null
  state: DrawTicketState
  bets: DrawBetView[]
  stakeMinor: number
  /** The most that the ticket can be paid. */
  maxWinMinor: number
  /** What is paid; the stake of a void or cancelled ticket. Null while it waits. */
  winMinor: number | null
  currency: string
  boughtAt: number
  settledAt: number | null
  canCancel: boolean
  /** Tickets sold by a desk: whether money is due on it that nobody has collected. */
  isUncollected: boolean
  /** Tickets sold by a desk: when it was collected. */
  collectedAt: number | null
  /** Tickets sold by a desk: the jackpots that it has won and nobody has collected. */
  jackpotDueMinor: number
  /** Prints of the ticket so far; each after the first is a copy. */
  printCount: number
}

/** The answer to a purchase: the tickets in the order of their draws. */
export interface DrawPurchase {
  tickets: DrawTicketView[]
}

export const DRAW_TICKET_FILTERS = ['all', 'open', 'uncollected'] as const

/** Query of `GET /v1/me/draw-tickets`. */
export interface DrawTicketQuery {
  /** `all` by default; `uncollected` of desks. */
  state?: (typeof DRAW_TICKET_FILTERS)[number] | undefined
  lobby?: DrawLobbyCode | undefined
  /** Id of a ticket; only older ones are listed. */
  before?: number | undefined
}

/** `GET /v1/me/draw-tickets`: own ones, or those that the desk has sold; the newest first, twenty at a time. */
export interface DrawTickets {
  tickets: DrawTicketView[]
  nextBefore: number | null
}

/** Why nothing is paid on a paper that is presented. */
export type DrawTicketRefusal = 'copy' | 'printCancelled' | 'cancelled' | 'paid' | 'expired'

/** `GET /v1/draw-ticket-check/:code`: what anybody who has the code may see. */
export interface DrawTicketCheck extends Omit<DrawTicketView, 'id' | 'canCancel' | 'printCount'> {
  /** 0 for the original; null for a check by the ticket's own code, which proves no paper. */
  copyNumber: number | null
  /** The gravest first. */
  refusals: DrawTicketRefusal[]
  /** What the paper of a desk has won beside its bets. */
  jackpots: WonJackpot[]
}

/** A ticket whose win, returned stake or jackpot a desk paid in cash. */
export interface DrawTicketPayment {
  ticketId: number
  /** The first of its transfers. */
  transferId: number
  /** The cash that is handed over. */
  amountMinor: number
  /** The part of it that jackpots make. */
  jackpotMinor: number
  currency: string
}

/** `ticket`: the ticket itself; `win`: the receipt of its prizes, once there are some. */
export const DRAW_PAPERS = ['ticket', 'win'] as const
export type DrawPaper = (typeof DRAW_PAPERS)[number]

export interface DrawPrintOrder {
  ticketId: number
  paper: DrawPaper
}

/** A print of a ticket, whose page is then fetched once, within two minutes, by `GET /v1/print/:page?drawTicketId=`. */
export interface DrawPrintView {
  /** Of the print. */
  id: number
  page: 'bingo' | 'bingo-win' | 'draw' | 'draw-win'
  ticketId: number
  /** 0 for the original. */
  copyNumber: number
}

// Staff

/** What a brand has set for its own draws of a game. */
export interface DrawCalendar {
  /** Off: the brand sells tickets of the draws of all brands. */
  isEnabled: boolean
  /** Times of day, `19:30`, in the time zone of the brand. */
  times: string[]
  weekdays: Weekday[]
  /** Sales end so long before the draw. */
  salesCloseSeconds: number
  /** Draws that are open at the same time. */
  drawsAhead: number
  /** What one bet costs, in minor units; a currency that is left out has stakes of the player's choice. */
  prices: Partial<Record<CurrencyCode, number>>
}

/** A row of `GET /v1/draw-game-settings`: a game of all brands, and whether the editor's brand sells it. */
export interface DrawGameRow {
  id: number
  code: DrawGameCode
  intervalSeconds: number
  /** Sales end so long before the draw. */
  salesCloseSeconds: number
  /** Draws that are open at the same time. */
  drawsAhead: number
  limits: Partial<Record<CurrencyCode, DrawLimit>>
  /** For all brands: new draws are planned. */
  isEnabled: boolean
  /** For the editor's brand: tickets are sold. */
  isShown: boolean
  /** Of the editor's brand: its own draws of the game, off until it wants some. */
  calendar: DrawCalendar
  updatedAt: number
}
export type DrawGameBody = Omit<DrawGameRow, 'id' | 'code' | 'updatedAt'>

/** Sums of a draw's tickets in one currency, of the reader's brand. */
export interface DrawSums {
  currency: string
  ticketCount: number
  stakeMinor: number
  winMinor: number
  returnedMinor: number
}

/** A row of `GET /v1/draws`. */
export interface DrawRow extends DrawView {
  /** A draw of the reader's brand alone, by its own calendar. */
  isOwn: boolean
  opensAt: number
  sums: DrawSums[]
  /** Why it failed: `missed`, `fault`, or `void` by staff. */
  failedBecause: 'missed' | 'fault' | 'void' | null
  /** What staff wrote about it. */
  reason: string | null
  drawnAt: number | null
  paidAt: number | null
}

/** A row of `GET /v1/draw-tickets`. */
export interface DrawTicketRow {
  id: number
  code: string
  gameCode: DrawGameCode
  drawId: number
  drawNumber: number
  carriedFrom: number | null
  userId: number
  username: string
  state: DrawTicketState
  bets: DrawBet[]
  stakeMinor: number
  maxWinMinor: number
  winMinor: number | null
  currency: string
  boughtAt: number
  settledAt: number | null
  collectedAt: number | null
}
