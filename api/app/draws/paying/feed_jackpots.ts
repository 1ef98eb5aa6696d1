/** Stakes of tickets go into jackpots as those of games do, in the transaction of the tickets (rules 13.6). */
import type { DrawLobbyCode } from '@grandstand/shared-types/games/draw_games'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { announceStakes } from '#jackpots/applying/announce_stakes'
import { applyStakes, type AppliedStakes } from '#jackpots/applying/apply_stakes'
import { knownJackpots } from '#jackpots/applying/known_jackpots'
import type { Stake, StoredPart, UndoneStake } from '#jackpots/applying/stakes'
import { giveBackIds, idsForStakes } from '#jackpots/applying/transfer_ids'
import type { UserAccount } from '#ledger/accounts'

interface Fed {
  stakes?: readonly Stake[]
  undone?: readonly UndoneStake[]
}

/** Writes levels and wins; the caller holds the accounts of the players, and posts the transfers. */
export type FeedJackpots = (trx: Trx, fed: Fed) => Promise<AppliedStakes>

/**
 * Runs `work`, whose transaction feeds jackpots once, and tells of what it did to them once `work` is over. `stakes`: how many it
 * feeds at most, or from how many brands it takes stakes back. Call it outside a transaction.
 */
export async function feedingJackpots<T>(
  stakes: number,
  work: (feed: FeedJackpots) => Promise<T>
): Promise<T> {
  const jackpots = await knownJackpots()
  const ids = jackpots.length === 0 ? [] : await idsForStakes(stakes)
  let spareIds = ids
  const applied: AppliedStakes[] = []
  const feed: FeedJackpots = async (trx, { stakes: added = [], undone = [] }) => {
    // the transaction may run again
    spareIds = [...ids]
    const now = await applyStakes(trx, { jackpots, stakes: added, undone, transferIds: spareIds })
    applied.splice(0, 1, now)
    return now
  }
  try {
    const done = await work(feed)
    giveBackIds(spareIds)
    for (const one of applied) announceStakes(one)
    return done
  } catch (error) {
    // of a refusal nothing is stored
    if (error instanceof AppError) giveBackIds(ids)
    throw error
  }
}

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
  gamesId: houseId,
  userId,
  lobby,
  currency,
  amountMinor: stakeMinor,
  accounts,
})

/** What the ticket put into jackpots, to be taken back; none for nothing. */
export function undoneOf(
  { siteId, jackpotParts }: { siteId: number; jackpotParts: string | null },
  gamesId: number
): UndoneStake[] {
  if (jackpotParts === null) return []
  const parts: StoredPart[] = JSON.parse(jackpotParts)
  return [{ siteId: Number(siteId), gamesId, parts }]
}
