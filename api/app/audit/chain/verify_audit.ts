import { AUDIT_CHAIN } from '#audit/chain/audit_chain'
import { sealRows, type Sealing } from '#core/chain/seal_rows'
import { verifyChain, type ChainReport, type Options } from '#core/chain/verify_chain'

/** Seals the rows of the audit log without a seal, then walks the chain from its first seal to its last. */
export async function verifyAudit(options: Options = {}): Promise<ChainReport> {
  await sealAudit({ ...options, everyRow: true })
  return verifyChain(AUDIT_CHAIN, options)
}

/** Seals the rows without a seal, oldest first, and resolves to their number. */
export const sealAudit = (options: Sealing = {}): Promise<number> => sealRows(AUDIT_CHAIN, options)
