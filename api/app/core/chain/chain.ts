/**
 * A chain of seals over the rows of a table that is only added to. A seal covers its row and the seal before, so that a row that
 * was changed, removed or put in later is found. Seals are numbered 1, 2, 3 and so on, one for each row.
 */
import db from '@adonisjs/lucid/services/db'
import type { Reader } from '#core/dialect/dialect'
import type { Signing } from '#core/keys/app_keys'

/** What a seal covers of its row. */
export type Cells = readonly unknown[]

export interface Chain {
  /** The table of seals: their number `id`, the number of their row, `hash`. */
  seals: string
  /** The column of that table with the number of the row. */
  of: string
  /** The table of anchors. */
  anchors: string
  /** Only the server has the keys, so a person who can write to the database alone cannot make a valid seal or anchor. */
  signing: Signing
  anchorSigning: Signing
  /** What seals cover of those rows, by their number; rows that are gone are missing. */
  cells: (reader: Reader, ids: readonly number[]) => Promise<ReadonlyMap<number, Cells>>
  /**
   * Numbers of rows that have no seal, in pages and in the order in which they are sealed. `everyRow` also finds rows that
   * appeared much later than their neighbours.
   */
  unsealed: (everyRow: boolean) => AsyncIterable<readonly number[]>
}

/** The newest seal. */
export interface ChainHead {
  id: number
  hash: string
}

/** The hash before that of the first seal. */
export const NO_SEAL = ''

export async function chainHead(
  chain: Chain,
  reader: Reader = db.connection()
): Promise<ChainHead> {
  const head: ChainHead | null = await reader
    .query<ChainHead>()
    .from(chain.seals)
    .orderBy('id', 'desc')
    .select('id', 'hash')
    .first()
  return head ? { id: Number(head.id), hash: head.hash } : { id: 0, hash: NO_SEAL }
}

/** What a seal covers. */
export const sealedText = (before: string, cells: Cells): string =>
  JSON.stringify([before, ...cells])

/** The hash, 64 hexadecimal digits, of the seal of a row that follows the seal with the hash `before`. */
export const sealHash = ({ signing }: Chain, before: string, cells: Cells): string =>
  signing.sign(sealedText(before, cells)).toString('hex')

/** Whether `hash` is that of the seal of the row, under the present key or another one of the installation. */
export const isSealHash = (chain: Chain, hash: string, before: string, cells: Cells): boolean =>
  hash === sealHash(chain, before, cells) ||
  chain.signing.isSigned(sealedText(before, cells), Buffer.from(hash, 'hex'))

/** Whether the newest seal in the database of `reader` is one of our keys; true before there is one. */
export async function isSealedByUs(chain: Chain, reader: Reader): Promise<boolean> {
  const [last, before]: { of: number; hash: string }[] = await reader
    .query<{ of: number; hash: string }>()
    .from(chain.seals)
    .orderBy('id', 'desc')
    .limit(2)
    .select({ of: chain.of, hash: 'hash' })
  if (!last) return true
  const cells = (await chain.cells(reader, [Number(last.of)])).get(Number(last.of))
  return cells !== undefined && isSealHash(chain, last.hash, before?.hash ?? NO_SEAL, cells)
}
