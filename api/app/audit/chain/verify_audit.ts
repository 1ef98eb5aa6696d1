/** Checks the hash chain over the audit log. Reads the whole log, in pages, and stops at the first fault. */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { sealAudit, type ChainHead } from '#audit/chain/seal_audit'
import type { ChainFault } from '@grandstand/shared-types/wire/audit'
import { digestWith, NO_DIGEST, provenBy, readAnchors } from '#audit/chain/anchors'
import {
  isSealHash,
  NO_SEAL,
  SEALED_COLUMNS,
  sealHash,
  type SealedRow,
} from '#audit/chain/seal_hash'

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
  /** Over all rows up to the head. */
  digest: string
  /** Rows that nothing proves under the present key: neither their seal nor a later anchor. */
  otherKey: number
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
  const anchors = await readAnchors()
  const lastAnchor = Math.max(0, ...anchors.keys())
  const walk: Walk = { head: { id: 0, hash: NO_SEAL }, digest: NO_DIGEST, otherKey: 0, open: null }
  for (;;) {
    const links = await linksAfter(walk.head.id)
    for (const link of links) {
      const fault = breakAt(link, walk.head, known)
      // a seal of a key that is gone is proven by the anchor that follows
      const isOpen = fault?.fault === 'rowChanged' && walk.head.id < lastAnchor
      if (fault && !isOpen) return { ...walk, firstBreak: walk.open ?? fault }
      goOn(walk, link, fault)
      meetAnchor(walk, anchors.get(walk.head.id) ?? [])
    }
    if (links.length < PAGE || isStopped()) break
    await pause(PAUSE_MS)
  }
  if (isStopped()) return { ...walk, firstBreak: null }
  const isCut = known !== null && walk.head.id < known.id
  const cut: ChainBreak | null = isCut ? { fault: 'sealMissing', id: walk.head.id + 1 } : null
  return { ...walk, firstBreak: walk.open ?? cut }
}

interface Walk extends Pick<AuditReport, 'head' | 'digest' | 'otherKey'> {
  /** The first row whose seal fits under no key, while no anchor has proven it. */
  open: ChainBreak | null
}

function goOn(walk: Walk, link: Link, fault: ChainBreak | null): void {
  const { seal_id: sealId, audit_id: _id, hash, ...row } = link
  if (!isRow(row)) return
  if (hash !== sealHash(walk.head.hash, row)) walk.otherKey += 1
  walk.open ??= fault
  walk.head = { id: Number(sealId), hash }
  walk.digest = digestWith(walk.digest, row, hash)
}

function meetAnchor(walk: Walk, hashes: readonly string[]): void {
  if (hashes.length === 0) return
  const proof = provenBy(hashes, walk.head.id, walk.digest)
  if (proof !== null) walk.open = null
  if (proof === 'present') walk.otherKey = 0
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
  if (!isSealHash(hash, before.hash, row)) return { fault: 'rowChanged', id: auditId }
  const isKnown = known?.id !== before.id + 1 || known.hash === hash
  return isKnown ? null : { fault: 'sealedAnew', id: auditId }
}

const isRow = (row: { [K in keyof SealedRow]: SealedRow[K] | null }): row is SealedRow =>
  row.id !== null
