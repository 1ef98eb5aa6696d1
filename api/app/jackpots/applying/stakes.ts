/** Bets of games, tickets of draws and coupons as jackpots see them. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { JackpotPart } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { UserAccount } from '#ledger/accounts'

/** What a bet, a ticket or a coupon put into a level, as it is kept with it. */
export interface StoredPart extends JackpotPart {
  level: number
  /** What it put into the reserve of the level, in millionths; none when left out. */
  reserveMicro?: number
}

/** What a stake was for. */
export type StakeSubject =
  | { roundId: number; transactionId: number; gameId: number }
  | { drawTicketId: number }
  | { couponId: number }

export interface Stake {
  subject: StakeSubject
  siteId: number
  /** The brand's account that pays the share, in the player's currency: of games, or of stakes of coupons. */
  houseId: number
  userId: number
  lobby: Lobby | 'sport'
  currency: string
  amountMinor: number
  /** The player's, or the desk's, locked. */
  accounts: readonly UserAccount[]
}

/** Whether a desk sold it: what it wins waits there for whoever brings the paper. */
export const isOfDesk = ({ accounts }: Pick<Stake, 'accounts'>): boolean =>
  accounts.some(({ pocket }) => pocket === 'unpaid')

/** Our number of the bet, the ticket or the coupon. */
export function numberOf(subject: StakeSubject): number {
  if ('couponId' in subject) return subject.couponId
  return 'drawTicketId' in subject ? subject.drawTicketId : subject.transactionId
}

/** A bet that was rolled back, a ticket whose stake was given back, or a coupon that was cancelled. */
export interface UndoneStake {
  siteId: number
  houseId: number
  parts: readonly StoredPart[]
}
