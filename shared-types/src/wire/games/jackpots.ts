/** Jackpots over the stakes of games, of tickets of draws and of coupons (rules 13.6). Amounts in minor units. */
import type { Lobby } from '../../accounts/lobbies.ts'
import type { JackpotProof } from '../../games/jackpot/proof.ts'
import type { TicketDueState } from '../../coupons/model/ticket_validity.ts'
import type { LevelKind, LevelTerms } from '../../games/jackpot/jackpot.ts'
import type { DrawGameCode } from '../../games/draw_games.ts'
import type { ByLanguage } from '../../languages/by_language.ts'
import type { CurrencyCode } from '../../money/currencies.ts'

/** A level that runs, as players see it. */
export interface JackpotLevelView {
  id: number
  name: string
  amountMinor: number
  seedMinor: number
  mustFallBeforeMinor: number
  runNumber: number
  /** The promise of the figure at which it falls, or of its draws: SHA-256 of the server seed. */
  seedHash: string
  kind: LevelKind
  /** Of a random level: the stakes for which one draw hits on average; else 0. */
  meanStakesMinor: number
  /** A value with a higher count is newer. */
  changeCount: number
}

export interface JackpotView {
  id: number
  name: string
  currency: CurrencyCode
  /** Stakes of these lobbies, with their tickets of draws, and of these games count. */
  lobbies: Lobby[]
  gameIds: number[]
  /** Stakes of coupons count. */
  countsSport: boolean
  levels: JackpotLevelView[]
}

/** A level that fell. */
export interface JackpotWinView extends JackpotProof {
  id: number
  jackpotName: string
  levelName: string
  /** Of the winner, shortened; of a paper the shop that sold it. */
  username: string
  amountMinor: number
  currency: CurrencyCode
  fellAt: number
}

// Staff

/** How a level grows and falls. The share counts at once; the rest from the next run on. */
export interface LevelRule extends LevelTerms {
  /** Millionths of a stake. */
  sharePpm: number
  /** Millionths of each share that are kept for the seeds of the next runs. */
  reservePpm: number
}

/** What staff decide of a level; what the run that goes on began with stays. */
export interface JackpotLevelBody extends LevelRule {
  /** Null for a new level. */
  id: number | null
  names: ByLanguage
}

/** A rule of a level from a moment on; one that is planned can be withdrawn. */
export interface LevelChange extends LevelRule {
  id: number
  levelId: number
  fromAt: number
  state: 'planned' | 'inForce' | 'withdrawn'
  madeBy: string
  madeAt: number
}
export interface LevelChangeBody extends LevelRule {
  levelId: number
  fromAt: number
}

export interface JackpotLevelRow extends JackpotLevelBody {
  id: number
  amountMinor: number
  /** Kept for the seeds of the next runs. */
  reserveMinor: number
  runNumber: number
  runSeedMinor: number
  runMustFallBeforeMinor: number
  runBegunAt: number
  seedHash: string
  /** The server cannot read the seed, so the level takes no stakes. */
  isResting: boolean
}

/** A row of `GET /v1/brand-jackpots`. */
export interface JackpotRow {
  id: number
  names: ByLanguage
  currency: CurrencyCode
  isForAllBrands: boolean
  /** Other brands that play for it. */
  joinedBrands: number[]
  /** Stakes of coupons count. */
  countsSport: boolean
  /** Coupons and tickets of draws that desks sell count, where such stakes count at all. */
  countsDesks: boolean
  countedLobbies: Lobby[]
  countedGames: number[]
  listOrder: number
  isEnabled: boolean
  updatedAt: number
  levels: JackpotLevelRow[]
  /** The rules that its levels had and will have, the newest first. */
  changes: LevelChange[]
}
export type JackpotBody = Omit<JackpotRow, 'id' | 'updatedAt' | 'levels' | 'changes'> & {
  levels: JackpotLevelBody[]
}

/** A brand that may play for a jackpot of another one: `GET /v1/jackpot-brands`. */
export interface JackpotBrand {
  id: number
  title: string
  currency: string
}

/** A row of `GET /v1/jackpot-wins`. */
export interface JackpotWinRow extends JackpotProof {
  id: number
  jackpotId: number
  jackpotNames: ByLanguage
  levelNames: ByLanguage
  userId: number
  username: string
  /** Null when a ticket of a draw won. */
  roundId: number | null
  gameTitle: string | null
  drawTicketId: number | null
  drawGame: DrawGameCode | null
  couponId: number | null
  /** Of a paper that a desk sold: its code, and what became of the money; null for a player's win. */
  code: string | null
  dueState: TicketDueState | null
  /** When a desk paid it, or its money went to the house. */
  endedAt: number | null
  /** The desk that paid it. */
  paidBy: string | null
  transferId: number
  currency: CurrencyCode
  amountMinor: number
  runBegunAt: number
  fellAt: number
}

/** The value of a level at the end of each hour, the oldest first; the last point is now. */
export interface JackpotHistory {
  levels: { levelId: number; points: { at: number; amountMinor: number }[] }[]
}

// On the stream

/** A value with a higher `changeCount` is newer. */
export type PackedLevel = readonly [levelId: number, amountMinor: number, changeCount: number]

/** A level that fell, as every player of the brand hears of it. */
export interface JackpotFall {
  winId: number
  levelId: number
  jackpotNames: ByLanguage
  levelNames: ByLanguage
  /** Of the winner, shortened; of a paper the shop that sold it. */
  username: string
  amountMinor: number
  currency: CurrencyCode
  /** Whether the listener is the winner. */
  isOwn: boolean
  /** The code of the paper, for the desk that sold it; null for everybody else. */
  code: string | null
}
