/** Ids for transfers of jackpots: how many a batch needs is known only in its transaction, where none can be reserved. */
import { reserveTransferIds } from '#ledger/post'

/** Above what a batch needs: its shares by level and brand, then two for each fall. */
const FOR_EACH_BATCH = 256
const FOR_EACH_STAKE = 64

let spare: number[] = []

/** Enough ids for a batch of bets or tickets. What is left of them comes back by `giveBackIds`. */
export async function idsForStakes(stakes: number): Promise<number[]> {
  const count = FOR_EACH_BATCH + FOR_EACH_STAKE * stakes
  const ids = spare
  spare = []
  if (ids.length < count) ids.push(...(await reserveTransferIds(count - ids.length)))
  return ids
}

export function giveBackIds(ids: readonly number[]): void {
  spare.push(...ids)
}
