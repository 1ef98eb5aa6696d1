/** Bets of games and tickets of draws as jackpots see them. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { JackpotPart } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { UserAccount } from '#ledger/accounts'

/** What a bet or a ticket put into a level, as it is kept with it. */
export interface StoredPart extends JackpotPart {
  level: number
}

/** What a stake was for. */
export type StakeSubject =
  | { roundId: number; transactionId: number; gameId: number }
  | { drawTicketId: number }

export interface Stake {
  subject: StakeSubject
  siteId: number
  /** The brand's account of games in the player's currency. */
  gamesId: number
  userId: number
  lobby: Lobby
  currency: string
  amountMinor: number
  /** The player's, locked. */
  accounts: readonly UserAccount[]
}

/** Our number of the bet or the ticket. */
export const numberOf = (subject: StakeSubject): number =>
  'drawTicketId' in subject ? subject.drawTicketId : subject.transactionId

/** A bet that was rolled back, or a ticket whose stake was given back. */
export interface UndoneStake {
  siteId: number
  gamesId: number
  parts: readonly StoredPart[]
}
