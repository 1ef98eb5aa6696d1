/** What the two kinds of database do differently, by name. No code outside this folder asks which database it is. */
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Trx = TransactionClientContract
/** Where a query reads: a transaction, or the database outside a transaction (`db.connection()`). */
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
  /** Column that only rises: a row with a higher value there stays unchanged. */
  newest?: string | undefined
}

/** A column that names a row of another table. */
export interface ForeignKey {
  table: string
  column: string
  names: string
}

/** Columns that no two rows of a table share; those of its primary key too. */
export interface UniqueKey {
  table: string
  columns: string[]
  isPrimary: boolean
}

/** What a database says of itself, and its counters. */
export interface SchemaOfDatabase {
  foreignKeys(reader: Reader): Promise<ForeignKey[]>
  uniqueKeys(reader: Reader): Promise<UniqueKey[]>
  /** Whether rows of the connection may name rows that are not there yet. */
  allowStrayReferences(reader: Reader, mayStray: boolean): Promise<void>
  /** The next number that a table gives a row by itself is `next`, or higher. */
  raiseCounter(reader: Reader, table: string, next: number): Promise<void>
}

export interface Dialect {
  name: 'mysql' | 'sqlite'
  /** Whether the database is a program of its own, in which ours has a name; else it is a file. */
  hasServer: boolean
  /** Whether several transactions write at once, each locking its rows; else only one transaction writes at a time. */
  hasManyWriters: boolean
  /** Whether a commit costs more than a coupon that it holds. */
  isCommitDear: boolean
  /** Whether this process can do nothing else while a statement runs. */
  blocksProcess: boolean
  /** Narrows a query to rows whose `column` is one of many ids. */
  whereAmong(query: Narrowable, column: string, ids: readonly number[]): void
  /**
   * Narrows a query by an index to rows whose `column` begins with `text`, which may only be ASCII letters and digits.
   */
  whereBegins(query: Narrowable, column: string, text: string): void
  /**
   * An expression for the texts of a column or expression as a search compares them (`folded`), for `like` with a text that is
   * folded itself.
   */
  folded(expression: string, word: string): string
  /** Inserts rows of cells in one statement; `into` is `insert into <table> (<columns>)`. */
  insert(into: string, rows: readonly Cell[][], replace?: Replace): Statement
  /** An update statement; its one binding is the JSON document of `RowUpdate`. */
  update(update: RowUpdate): string
  /** An expression that gathers values of a group as a JSON list. */
  jsonList(expression: string): string
  /** Text to put behind a table's name: makes the query use that index, whatever the planner would choose. */
  byIndex(index: string): string
  /** An expression for the time by the database's clock, in epoch milliseconds. */
  nowMs: string
  /** A query for the database's clock, `at` in epoch milliseconds; null where it runs on this process's own clock. */
  clockQuery: string | null
  /** A join that keeps the order of its tables. */
  joinInOrder: string
  /**
   * Takes `size` consecutive numbers out of the counter of a table, so that no other row gets them; resolves to the
   * first.
   */
  takeNumbers(trx: Trx, table: string, size: number): Promise<number>
  schema: SchemaOfDatabase
}
