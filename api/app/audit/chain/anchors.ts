/**
 * Anchors of the audit log: a keyed hash over all rows up to a seal. It proves them when the key of their own seals is gone,
 * so a key can be changed and nothing that was written is written anew.
 */
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { signingFor } from '#core/keys/app_keys'
import { clock } from '#core/timing/clock'
import { sealedText, type SealedRow } from '#audit/chain/seal_hash'

const signing = signingFor('audit anchor')

/** The digest over no row. */
export const NO_DIGEST = ''

/** The digest (64 hexadecimal digits) over the rows before, whose digest is `before`, this row, and the hash of its seal. */
export const digestWith = (before: string, row: SealedRow, hash: string): string =>
  createHash('sha256').update(before).update(sealedText(hash, row)).digest('hex')

const claims = (sealId: number, digest: string): string => `${sealId}:${digest}`

/** Writes an anchor under the present key. `digest`: over all rows up to the seal. */
export async function writeAnchor(sealId: number, digest: string): Promise<void> {
  const hash = signing.sign(claims(sealId, digest)).toString('hex')
  await db.table('audit_anchors').insert({ seal_id: sealId, hash, created_at: clock.now() })
}

/** The anchors by the number of their seal. */
export async function readAnchors(): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows: { seal_id: number; hash: string }[] = await db
    .query<{ seal_id: number; hash: string }>()
    .from('audit_anchors')
    .select('seal_id', 'hash')
  const bySeal = Map.groupBy(rows, ({ seal_id: id }) => Number(id))
  return new Map([...bySeal].map(([id, of]) => [id, of.map(({ hash }) => hash)]))
}

/** Whether one of `hashes` proves the rows up to the seal: under the present key, under another one, or not at all. */
export function provenBy(
  hashes: readonly string[],
  sealId: number,
  digest: string
): 'present' | 'other' | null {
  const text = claims(sealId, digest)
  const present = signing.sign(text).toString('hex')
  if (hashes.includes(present)) return 'present'
  return hashes.some((hash) => signing.isSigned(text, Buffer.from(hash, 'hex'))) ? 'other' : null
}
