/**
 * Seals rows after they were written, so that writers never wait for each other. The number of a seal is its key: of two
 * processes that seal at once, the database refuses the second, and the chain has no fork.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { chainHead, sealHash, type Cells, type Chain } from '#core/chain/chain'
import { inTransaction, insertAll, isUniqueViolation, type Trx } from '#core/database/transactions'

/** Pause between two pages, so that other work gets its turn. */
const PAUSE_MS = 5

export interface Sealing {
  everyRow?: boolean
  isStopped?: () => boolean
}

/**
 * Seals the rows without a seal, and resolves to their number. `everyRow` also looks for rows that appeared much later than
 * their neighbours. Resolves early when another process seals at the same time.
 */
export async function sealRows(
  chain: Chain,
  { everyRow = false, isStopped = () => false }: Sealing = {}
): Promise<number> {
  let count = 0
  try {
    for await (const ids of chain.unsealed(everyRow)) {
      if (ids.length === 0) continue
      count += await inTransaction((trx) => sealPage(trx, chain, ids))
      if (isStopped()) break
      await pause(PAUSE_MS)
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  return count
}

async function sealPage(trx: Trx, chain: Chain, ids: readonly number[]): Promise<number> {
  let { id, hash } = await chainHead(chain, trx)
  const rows = await chain.cells(trx, ids)
  const found = ids.flatMap((of): [number, Cells][] => {
    const cells = rows.get(of)
    return cells ? [[of, cells]] : []
  })
  const seals = found.map(([of, cells]) => {
    id += 1
    hash = sealHash(chain, hash, cells)
    return { id, [chain.of]: of, hash }
  })
  if (seals.length > 0) await insertAll(trx, chain.seals, seals)
  return seals.length
}
