/**
 * Ids without a query, for tables whose other rows get their ids from the database: a block is taken out of the table's
 * own counter, so that no other row gets the same id.
 */
import { inTransaction } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'

const BLOCK_SIZE = 20_000

export class RowIds {
  #next = 0
  #end = 0
  #refilling: Promise<void> | null = null

  constructor(private readonly table: 'markets' | 'outcomes') {}

  /** Whether `count` ids are left. */
  has(count: number): boolean {
    return this.#end - this.#next >= count
  }

  /** The next id. Throws an Error when none is left: ask `has` before. */
  take(): number {
    if (!this.has(1)) throw new Error(`no numbers at hand for ${this.table}`)
    if (!this.has(BLOCK_SIZE / 4)) void this.refill().catch(() => undefined)
    return this.#next++
  }

  /** Takes another block; unused ids of the last block are lost. */
  refill(): Promise<void> {
    this.#refilling ??= this.#takeBlock().finally(() => (this.#refilling = null))
    return this.#refilling
  }

  /** Forgets the ids, for a test that replaces the database. */
  forget(): void {
    this.#next = this.#end = 0
  }

  async #takeBlock(): Promise<void> {
    this.#next = await inTransaction((trx) => dialect().takeNumbers(trx, this.table, BLOCK_SIZE))
    this.#end = this.#next + BLOCK_SIZE
  }
}
