/**
 * Seals rows of the audit log after they were written, so that writers never wait for each other. The number of a seal is
 * its key: of two processes that seal at once, the database refuses the second, and the chain has no fork.
 */
import db from '@adonisjs/lucid/services/db'
import { inTransaction, insertAll, isUniqueViolation } from '#core/database/transactions'
import type { Trx } from '#core/dialect/dialect'
import { NO_SEAL, SEALED_COLUMNS, sealHash, type SealedRow } from '#audit/chain/seal_hash'

const ROWS_AT_A_TIME = 500
/** A row gets its id before its transaction ends, so a row may appear after rows with this many higher ids. */
const LATE_IDS = 1_000

/** The newest seal. */
export interface ChainHead {
  id: number
  hash: string
}

export async function chainHead(): Promise<ChainHead> {
  const head = await db
    .query<ChainHead>()
    .from('audit_seals')
    .orderBy('id', 'desc')
    .select('id', 'hash')
    .first()
  return head ? { id: Number(head.id), hash: head.hash } : { id: 0, hash: NO_SEAL }
}

/**
 * Seals the rows without a seal, oldest first, and resolves to their number. `everyRow` also looks for rows that
 * appeared much later than their neighbours. Resolves early when another process seals at the same time.
 */
export async function sealAudit({ everyRow = false } = {}): Promise<number> {
  let sealedCount = 0
  for (;;) {
    try {
      const count = await inTransaction((trx) => sealSome(trx, everyRow))
      sealedCount += count
      if (count < ROWS_AT_A_TIME) return sealedCount
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return sealedCount
    }
  }
}

async function sealSome(trx: Trx, everyRow: boolean): Promise<number> {
  const last: { id: number; audit_id: number; hash: string } | null = await trx
    .query<{ id: number; audit_id: number; hash: string }>()
    .from('audit_seals')
    .orderBy('id', 'desc')
    .select('id', 'audit_id', 'hash')
    .first()
  const query = trx
    .query<SealedRow>()
    .from('audit_log')
    .leftJoin('audit_seals', 'audit_seals.audit_id', 'audit_log.id')
    .whereNull('audit_seals.id')
    .orderBy('audit_log.id')
    .select(...SEALED_COLUMNS)
    .limit(ROWS_AT_A_TIME)
  if (!everyRow && last) query.where('audit_log.id', '>', Number(last.audit_id) - LATE_IDS)
  const rows: SealedRow[] = await query
  if (rows.length === 0) return 0

  let id = Number(last?.id ?? 0)
  let hash = last?.hash ?? NO_SEAL
  const seals = rows.map((row) => {
    id += 1
    hash = sealHash(hash, row)
    return { id, audit_id: row.id, hash }
  })
  await insertAll(trx, 'audit_seals', seals)
  return seals.length
}
