/** Checks the hash chain over the audit log. Reads the whole log, in pages, and stops at the first fault. */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { sealAudit, type ChainHead } from '#audit/chain/seal_audit'
import type { ChainFault } from '@grandstand/shared-types/wire/audit'
import { NO_SEAL, SEALED_COLUMNS, sealHash, type SealedRow } from '#audit/chain/seal_hash'

const PAGE = 1_000
/** Pause between two pages, so that other work gets its turn. */
const PAUSE_MS = 5

/** The first fault of the chain, and the row of the audit log, or the seal, that it concerns. */
export interface ChainBreak {
  fault: ChainFault
  id: number
}

interface AuditReport {
  /** The newest seal that was checked. */
  head: ChainHead
  /** Null when the chain is whole. */
  firstBreak: ChainBreak | null
}

interface Options {
  /** A seal that this process has seen: the chain must still contain it. */
  known?: ChainHead | null
  isStopped?: () => boolean
}

type Link = { [K in keyof SealedRow]: SealedRow[K] | null } & {
  seal_id: number
  audit_id: number
  hash: string
}

/** Seals the rows without a seal, then walks the chain from its first seal to its last. */
export async function verifyAudit({
  known = null,
  isStopped = () => false,
}: Options = {}): Promise<AuditReport> {
  await sealAudit({ everyRow: true })
  let head: ChainHead = { id: 0, hash: NO_SEAL }
  for (;;) {
    const links = await linksAfter(head.id)
    for (const link of links) {
      const firstBreak = breakAt(link, head, known)
      if (firstBreak) return { head, firstBreak }
      head = { id: Number(link.seal_id), hash: link.hash }
    }
    if (links.length < PAGE || isStopped()) break
    await pause(PAUSE_MS)
  }
  const isCut = known !== null && head.id < known.id && !isStopped()
  return { head, firstBreak: isCut ? { fault: 'sealMissing', id: head.id + 1 } : null }
}

function linksAfter(sealId: number): Promise<Link[]> {
  return db
    .query<Link>()
    .from('audit_seals')
    .leftJoin('audit_log', 'audit_log.id', 'audit_seals.audit_id')
    .where('audit_seals.id', '>', sealId)
    .orderBy('audit_seals.id')
    .select('audit_seals.id as seal_id', 'audit_seals.audit_id', 'audit_seals.hash')
    .select(...SEALED_COLUMNS)
    .limit(PAGE)
}

/** The fault of a link whose predecessor is `before`; null when there is none. */
function breakAt(link: Link, before: ChainHead, known: ChainHead | null): ChainBreak | null {
  const { seal_id: sealId, audit_id: auditId, hash, ...row } = link
  if (Number(sealId) !== before.id + 1) return { fault: 'sealMissing', id: before.id + 1 }
  if (!isRow(row)) return { fault: 'rowMissing', id: auditId }
  if (hash !== sealHash(before.hash, row)) return { fault: 'rowChanged', id: auditId }
  const isKnown = known?.id !== before.id + 1 || known.hash === hash
  return isKnown ? null : { fault: 'sealedAnew', id: auditId }
}

const isRow = (row: { [K in keyof SealedRow]: SealedRow[K] | null }): row is SealedRow =>
  row.id !== null
