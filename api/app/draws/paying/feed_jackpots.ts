/** Tickets as jackpots see them (rules 13.6): their stakes go in as those of games do, in the transaction of the tickets. */
import type { DrawLobbyCode } from '@grandstand/shared-types/games/draw_games'
import type { Stake, StoredPart, UndoneStake } from '#jackpots/applying/stakes'
import type { UserAccount } from '#ledger/accounts'

interface BoughtTicket {
  id: number
  siteId: number
  userId: number
  currency: string
  stakeMinor: number
}

interface Sale {
  lobby: DrawLobbyCode
  /** The brand's account of games. */
  houseId: number
  /** The player's, locked. */
  accounts: readonly UserAccount[]
}

export const stakeOf = (
  { id, siteId, userId, currency, stakeMinor }: BoughtTicket,
  { lobby, houseId, accounts }: Sale
): Stake => ({
  subject: { drawTicketId: id },
  siteId,
  houseId,
  userId,
  lobby,
  currency,
  amountMinor: stakeMinor,
  accounts,
})

/** What the ticket put into jackpots, to be taken back; none for nothing. */
export function undoneOf(
  { siteId, jackpotParts }: { siteId: number; jackpotParts: string | null },
  houseId: number
): UndoneStake[] {
  if (jackpotParts === null) return []
  const parts: StoredPart[] = JSON.parse(jackpotParts)
  return [{ siteId: Number(siteId), houseId, parts }]
}
