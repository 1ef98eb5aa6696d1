/**
 * What the keys of the installation have sealed or hashed in a room's tables, declared in `sealed.ts` of the room. The rotation of
 * keys goes through all of it (docs/hardening/keys.md).
 */
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** A column with sealed texts, which can be sealed anew. */
export interface SealedColumn {
  table: string
  column: string
  /** A column of whole numbers above 0, one for each row; `id` where it is left out. */
  by?: string
  purpose: string
  /** The column with the keyed hash of the same text: it is made anew too. */
  hashed?: { column: string; hash: { of: (text: string) => string } }
}

/** A column with keyed hashes whose texts are stored nowhere: each counts until it is used or too old. */
export interface HashedColumn {
  table: string
  column: string
  /** Narrows to the rows whose hash may still be asked for. */
  stillCounts: (query: DatabaseQueryBuilderContract) => void
}

export interface SealedOfRoom {
  sealed?: readonly SealedColumn[]
  hashed?: readonly HashedColumn[]
  /** Work of the room's own: does what can be done, and resolves to the rows that still need another key. */
  more?: () => Promise<Left>
}

/** Rows that still need another key, by what they are; `what` is a column or a table. */
export interface Left {
  what: string
  rows: number
}
