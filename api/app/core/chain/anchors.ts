/**
 * Anchors of a chain: a keyed hash over all rows up to a seal. It proves them when the key of their own seals is gone, so a key
 * can be changed and nothing that was written is written anew. It also covers the anchors before it.
 */
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { sealedText, type Cells, type Chain } from '#core/chain/chain'
import { clock } from '#core/timing/clock'

/** The digest over no row. */
export const NO_DIGEST = ''

/** The digest (64 hexadecimal digits) over the rows before, whose digest is `before`, this row, and the hash of its seal. */
export const digestWith = (before: string, cells: Cells, hash: string): string =>
  createHash('sha256').update(before).update(sealedText(hash, cells)).digest('hex')

interface AnchorRow {
  id: number
  seal_id: number
  hash: string
  created_at: number
}

export interface Anchor extends AnchorRow {
  /** The digest over the anchors before. */
  before: string
}

/** What an anchor signs; those of earlier versions signed the first two alone. */
const claims = (sealId: number, digest: string, createdAt: number, before: string): string =>
  `${sealId}:${digest}:${createdAt}:${before}`
const claimsOfOld = (sealId: number, digest: string): string => `${sealId}:${digest}`

/** All anchors, oldest first. */
export async function readAnchors(chain: Chain): Promise<readonly Anchor[]> {
  const rows: AnchorRow[] = await db
    .query<AnchorRow>()
    .from(chain.anchors)
    .orderBy('id')
    .select('id', 'seal_id', 'hash', 'created_at')
  let digest = NO_DIGEST
  return rows.map((row) => {
    const before = digest
    const { id, seal_id: sealId, hash, created_at: createdAt } = row
    digest = digestWith(before, [Number(id), Number(sealId), Number(createdAt)], hash)
    return { ...row, id: Number(id), seal_id: Number(sealId), before }
  })
}

/** Writes an anchor under the present key. `digest`: over all rows up to the seal. */
export async function writeAnchor(chain: Chain, sealId: number, digest: string): Promise<void> {
  const last = (await readAnchors(chain)).at(-1)
  const before = last
    ? digestWith(last.before, [last.id, last.seal_id, Number(last.created_at)], last.hash)
    : NO_DIGEST
  const now = clock.now()
  const hash = chain.anchorSigning.sign(claims(sealId, digest, now, before)).toString('hex')
  await db.table(chain.anchors).insert({ seal_id: sealId, hash, created_at: now })
}

/** Whether the anchor proves the rows up to its seal: under the present key, under another one, or not at all. */
export function proofOf(chain: Chain, anchor: Anchor, digest: string): 'present' | 'other' | null {
  const { seal_id: sealId, hash, created_at: createdAt, before } = anchor
  const texts = [claims(sealId, digest, Number(createdAt), before), claimsOfOld(sealId, digest)]
  const { sign, isSigned } = chain.anchorSigning
  if (texts.some((text) => sign(text).toString('hex') === hash)) return 'present'
  return texts.some((text) => isSigned(text, Buffer.from(hash, 'hex'))) ? 'other' : null
}
