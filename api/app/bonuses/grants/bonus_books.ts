/** What the transfers of bonuses need beside the player's accounts. Ids cannot be reserved inside a transaction. */
import { MAX_ATTEMPTS } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { houseAccountId } from '#ledger/accounts'
import { reserveTransferIds } from '#ledger/post'

export interface BonusBooks {
  /** The house's account `bonuses`. */
  bonusesId: number
  nextId: () => number
}

const spare: number[] = []

/** Call it outside a transaction. A transaction that is tried again takes the next ids. */
export async function bonusBooks(
  siteId: number,
  currency: string,
  transfers: number
): Promise<BonusBooks> {
  return {
    bonusesId: await houseAccountId(siteId, 'bonuses', currency),
    ...(await idSource(transfers)),
  }
}

/** A source of ids for so many transfers, as often as a transaction is tried; `giveBack` returns those that are left. */
export async function idSource(
  transfers: number
): Promise<{ nextId: () => number; giveBack: () => void }> {
  const count = transfers * MAX_ATTEMPTS
  // taken before the wait, in which others take theirs
  const ids = spare.splice(0, count)
  if (ids.length < count) ids.push(...(await reserveTransferIds(count - ids.length)))
  return {
    nextId: () => must(ids.shift(), 'id for a transfer of a bonus'),
    giveBack: () => void spare.push(...ids.splice(0)),
  }
}
