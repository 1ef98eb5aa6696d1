/**
 * Ids without a query, for tables whose other rows get theirs from the database: a block is taken out of the table's
 * own counter, so that nobody else gets the same id.
 */
import db from '@adonisjs/lucid/services/db'
import { inTransaction, isMysql } from '#core/database'

const BLOCK_SIZE = 20_000
/** Ids that others may take between our reading of the counter and moving it. */
const SLACK = 10_000

export class RowIds {
  #next = 0
  #end = 0
  #refilling: Promise<void> | null = null

  constructor(private readonly table: 'markets' | 'outcomes') {}

  /** Whether `count` ids are left. */
  has(count: number): boolean {
    return this.#end - this.#next >= count
  }

  /** The next id. Throws when none is left; ask `has` before. */
  take(): number {
    if (!this.has(1)) throw new Error(`no numbers at hand for ${this.table}`)
    if (!this.has(BLOCK_SIZE / 4)) void this.refill().catch(() => undefined)
    return this.#next++
  }

  /** Takes another block; the rest of the last one is given up. */
  refill(): Promise<void> {
    this.#refilling ??= this.#takeBlock().finally(() => (this.#refilling = null))
    return this.#refilling
  }

  /** Forgets the ids, for a test that replaces the database. */
  forget(): void {
    this.#next = this.#end = 0
  }

  async #takeBlock(): Promise<void> {
    const start = isMysql() ? await this.#mysqlBlock() : await this.#sqliteBlock()
    this.#next = start
    this.#end = start + BLOCK_SIZE
  }

  /** A lock keeps two processes that take a block at the same time apart. */
  async #mysqlBlock(): Promise<number> {
    return inTransaction(async (trx) => {
      await trx.rawQuery('select get_lock(?, 30)', [`row_ids_${this.table}`])
      try {
        const taken = await trx
          .query<{ next_id: number }>()
          .from('id_blocks')
          .where('name', `live:${this.table}`)
          .select('next_id')
          .first()
        // outside the transaction, whose lock on the table would keep its counter from moving
        const row = await db
          .query<{ last: number | null }>()
          .from(this.table)
          .max('id as last')
          .first()
        const start = Math.max(Number(row?.last ?? 0) + SLACK, Number(taken?.next_id ?? 0))
        const nextId = start + BLOCK_SIZE
        const values = { name: `live:${this.table}`, next_id: nextId }
        if (taken) await trx.from('id_blocks').where('name', values.name).update(values)
        else await trx.insertQuery().table('id_blocks').insert(values)
        await db.rawQuery(`alter table ${this.table} auto_increment = ${nextId}`)
        return start
      } finally {
        await trx.rawQuery('select release_lock(?)', [`row_ids_${this.table}`])
      }
    })
  }

  async #sqliteBlock(): Promise<number> {
    return inTransaction(async (trx) => {
      const counter = await trx
        .query<{ seq: number }>()
        .from('sqlite_sequence')
        .where('name', this.table)
        .select('seq')
        .first()
      const start = Number(counter?.seq ?? 0) + 1
      const seq = start + BLOCK_SIZE - 1
      if (counter) await trx.from('sqlite_sequence').where('name', this.table).update({ seq })
      else await trx.insertQuery().table('sqlite_sequence').insert({ name: this.table, seq })
      return start
    })
  }
}
