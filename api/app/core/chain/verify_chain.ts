/** Checks a chain of seals. Reads all of its rows, in pages, and stops at the first fault. */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { ChainFault } from '@grandstand/shared-types/wire/chain_faults'
import {
  digestWith,
  NO_DIGEST,
  proofOf,
  readAnchors,
  writeAnchor,
  type Anchor,
} from '#core/chain/anchors'
import {
  isSealHash,
  NO_SEAL,
  sealHash,
  type Cells,
  type Chain,
  type ChainHead,
} from '#core/chain/chain'

const PAGE = 1_000
/** Pause between two pages, so that other work gets its turn. */
const PAUSE_MS = 5

/** The first fault of the chain, and the sealed row, the seal or the anchor that it concerns. */
export interface ChainBreak {
  fault: ChainFault
  id: number
}

export interface ChainReport {
  /** The newest seal that was checked. */
  head: ChainHead
  /** Null when the chain is whole. */
  firstBreak: ChainBreak | null
  /** Over all rows up to the head; empty when nobody wanted it. */
  digest: string
  /** Rows and anchors that nothing proves under the present key: neither their own hash nor a later anchor. */
  otherKey: number
}

export interface Options {
  /** A seal that this process has seen: the chain must still contain it. */
  known?: ChainHead | null
  isStopped?: () => boolean
  /** Between two pages. */
  pauseMs?: number
  /** Whether the digest is wanted though no anchor needs it. */
  hasDigest?: boolean
}

/** Walks the chain from its first seal to its last. Rows without a seal are not looked at. */
export async function verifyChain(
  chain: Chain,
  { known = null, isStopped = () => false, pauseMs = PAUSE_MS, hasDigest = false }: Options = {}
): Promise<ChainReport> {
  const anchors = await readAnchors(chain)
  const bySeal = Map.groupBy(anchors, ({ seal_id: sealId }) => sealId)
  const lastAnchored = Math.max(0, ...bySeal.keys())
  const walk: Walk = {
    hasDigest: hasDigest || anchors.length > 0,
    head: { id: 0, hash: NO_SEAL },
    digest: NO_DIGEST,
    otherKey: 0,
    open: null,
    proofs: new Map(),
  }
  for (;;) {
    const links = await linksAfter(chain, walk.head.id)
    for (const link of links) {
      const isPresent = isUnderPresentKey(chain, link, walk.head)
      const fault = breakAt(chain, { ...link, isPresent }, walk.head, known)
      // a seal of a key that is gone is proven by the anchor that follows
      const isOpen = fault?.fault === 'rowChanged' && walk.head.id < lastAnchored
      if (fault && !isOpen) return { ...walk, firstBreak: walk.open ?? fault }
      goOn(walk, { ...link, isPresent }, fault)
      meetAnchors(chain, walk, bySeal.get(walk.head.id) ?? [])
    }
    if (links.length < PAGE || isStopped()) break
    await pause(pauseMs)
  }
  if (isStopped()) return { ...walk, firstBreak: null }
  return { ...walk, firstBreak: walk.open ?? cutOf(walk, known) ?? staleAnchor(walk, anchors) }
}

/**
 * Proves the rows that another key has sealed by an anchor under the present one, unless the chain is broken. Resolves to the
 * number of rows that still need another key.
 */
export async function anchorChain(chain: Chain, report: ChainReport): Promise<number> {
  const { head, digest, otherKey, firstBreak } = report
  if (firstBreak) return Math.max(otherKey, 1)
  if (otherKey > 0) await writeAnchor(chain, head.id, digest)
  return 0
}

interface Walk extends Omit<ChainReport, 'firstBreak'> {
  hasDigest: boolean
  /** The first row whose seal fits under no key, while no anchor has proven it. */
  open: ChainBreak | null
  /** Whether an anchor proves its rows, by its number. */
  proofs: Map<number, 'present' | 'other' | null>
}

interface Link {
  id: number
  of: number
  hash: string
  /** Undefined for a row that is gone. */
  cells: Cells | undefined
}

interface Looked extends Link {
  /** Whether the present key gives its hash. */
  isPresent: boolean
}

const isUnderPresentKey = (chain: Chain, { hash, cells }: Link, before: ChainHead): boolean =>
  cells !== undefined && hash === sealHash(chain, before.hash, cells)

function goOn(walk: Walk, link: Looked, fault: ChainBreak | null): void {
  const { id, hash, cells, isPresent } = link
  if (!cells) return
  if (!isPresent) walk.otherKey += 1
  walk.open ??= fault
  walk.head = { id, hash }
  if (walk.hasDigest) walk.digest = digestWith(walk.digest, cells, hash)
}

function meetAnchors(chain: Chain, walk: Walk, anchors: readonly Anchor[]): void {
  for (const anchor of anchors) {
    const proof = proofOf(chain, anchor, walk.digest)
    walk.proofs.set(anchor.id, proof)
    if (proof !== null) walk.open = null
    if (proof === 'present') walk.otherKey = 0
    if (proof === 'other') walk.otherKey += 1
  }
}

function cutOf({ head }: Walk, known: ChainHead | null): ChainBreak | null {
  const isCut = known !== null && head.id < known.id
  return isCut ? { fault: 'sealMissing', id: head.id + 1 } : null
}

/** The newest anchor covers those before it, so it alone must fit. */
function staleAnchor({ proofs }: Walk, anchors: readonly Anchor[]): ChainBreak | null {
  const last = anchors.at(-1)
  return last && !proofs.get(last.id) ? { fault: 'anchorChanged', id: last.id } : null
}

async function linksAfter(chain: Chain, sealId: number): Promise<Link[]> {
  const seals: Omit<Link, 'cells'>[] = await db
    .query<Omit<Link, 'cells'>>()
    .from(chain.seals)
    .where('id', '>', sealId)
    .orderBy('id')
    .select({ id: 'id', of: chain.of, hash: 'hash' })
    .limit(PAGE)
  const rows = await chain.cells(
    db.connection(),
    seals.map(({ of }) => Number(of))
  )
  return seals.map(({ id, of, hash }) => ({
    id: Number(id),
    of: Number(of),
    hash,
    cells: rows.get(Number(of)),
  }))
}

/** The fault of a link whose predecessor is `before`; null when there is none. */
function breakAt(
  chain: Chain,
  { id, of, hash, cells, isPresent }: Looked,
  before: ChainHead,
  known: ChainHead | null
): ChainBreak | null {
  if (id !== before.id + 1) return { fault: 'sealMissing', id: before.id + 1 }
  if (!cells) return { fault: 'rowMissing', id: of }
  if (!isPresent && !isSealHash(chain, hash, before.hash, cells)) {
    return { fault: 'rowChanged', id: of }
  }
  const isKnown = known?.id !== before.id + 1 || known.hash === hash
  return isKnown ? null : { fault: 'sealedAnew', id: of }
}
