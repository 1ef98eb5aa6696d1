/** What the two kinds of database do differently, by name. Nothing outside of this folder asks which one it is. */
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Trx = TransactionClientContract
/** Where a query reads: a transaction, or the database outside of any (`db.connection()`). */
export type Reader = QueryClientContract
export type Cell = string | number | boolean | null
export type ColumnKind = 'integer' | 'text'

export interface Statement {
  sql: string
  bindings: Exclude<Cell, null>[]
}

/** Columns to overwrite when the row's key exists. */
export interface Replace {
  key: string
  columns: readonly string[]
}

export interface Narrowable {
  whereIn(column: string, values: number[]): unknown
  whereRaw(sql: string, bindings: string[]): unknown
}

/** Rows of `table` with new values of `columns` each: the values are one JSON document, `[[id, value, ...], ...]`. */
export interface RowUpdate {
  table: string
  columns: readonly { name: string; kind: ColumnKind }[]
  /** Leaves a row alone whose value here is higher than the new one. */
  newest?: string | undefined
}

export interface Dialect {
  name: 'mysql' | 'sqlite'
  /** Whether several transactions write at once, each locking its rows; else a writer is alone. */
  hasManyWriters: boolean
  /** Whether a commit costs more than a coupon that it holds. */
  isCommitDear: boolean
  /** Whether a statement keeps this process from all other work. */
  blocksProcess: boolean
  /** Narrows a query to rows whose `column` is one of many ids. */
  whereAmong(query: Narrowable, column: string, ids: readonly number[]): void
  /** Narrows a query by an index to rows whose `column` begins with `text`, which is letters and digits of ASCII. */
  whereBegins(query: Narrowable, column: string, text: string): void
  /** Inserts rows of cells in one statement; `into` is `insert into <table> (<columns>)`. */
  insert(into: string, rows: readonly Cell[][], replace?: Replace): Statement
  /** The statement of an update whose one binding is the document. */
  update(update: RowUpdate): string
  /** An expression that gathers values of a group as a JSON list. */
  jsonList(expression: string): string
  /** Behind a table's name: reads it by that index, whatever the planner would choose. */
  byIndex(index: string): string
  /** A join that keeps the order of its tables. */
  joinInOrder: string
  /** Takes `size` numbers in a row out of the counter of a table, so that nobody else gets them; the first of them. */
  takeNumbers(trx: Trx, table: string, size: number): Promise<number>
}
