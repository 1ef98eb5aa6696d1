/** Feeds jackpots out of one transaction of a room above, and tells of what happened once it is over. */
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { announceStakes } from '#jackpots/applying/announce_stakes'
import { applyStakes, type AppliedStakes } from '#jackpots/applying/apply_stakes'
import { knownJackpots, type KnownJackpot } from '#jackpots/applying/known_jackpots'
import type { Stake, UndoneStake } from '#jackpots/applying/stakes'
import { giveBackIds, idsForStakes } from '#jackpots/applying/transfer_ids'

interface Fed {
  stakes?: readonly Stake[]
  undone?: readonly UndoneStake[]
}

/** Writes levels and wins; the caller holds the accounts of the players, and posts the transfers. */
export type FeedJackpots = (trx: Trx, fed: Fed) => Promise<AppliedStakes>

interface Feeding {
  /** How many stakes it feeds at most, or from how many brands it takes stakes back. */
  stakes: number
  /** The jackpots that may count them, where not all may. */
  counts?: (jackpot: KnownJackpot) => boolean
}

/**
 * Runs `work`, whose transaction feeds jackpots once, and tells of what it did to them once `work` is over. Where no jackpot counts
 * the stakes, it costs no statement. Call it outside a transaction.
 */
export async function feedingJackpots<T>(
  { stakes, counts = () => true }: Feeding,
  work: (feed: FeedJackpots) => Promise<T>
): Promise<T> {
  const jackpots = (await knownJackpots()).filter(counts)
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

/** The parts of a stake as they are stored with it; null for none. */
export function storedParts(
  { parts }: Pick<AppliedStakes, 'parts'>,
  number: number
): string | null {
  const own = parts.get(number)
  return own ? JSON.stringify(own) : null
}
