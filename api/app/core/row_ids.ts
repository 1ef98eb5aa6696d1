/**
 * Row numbers at once, without a question to the database, for tables whose other rows are numbered by the database itself:
 * a block is taken out of the table's own counter, so that nobody else is given one of its numbers.
 */
import db from '@adonisjs/lucid/services/db'
import { inTransaction, isMysql } from '#core/database'

const BLOCK_SIZE = 20_000
/** Numbers that others may be given between our look at the table and the moving of its counter. */
const SLACK = 10_000

export class RowIds {
  #next = 0
  #end = 0
  #refilling: Promise<void> | null = null

  constructor(private readonly table: 'markets' | 'outcomes') {}

  /** Whether `count` numbers are at hand. */
  has(count: number): boolean {
    return this.#end - this.#next >= count
  }

  /** The next number. Throws when there is none: ask `has` before. */
  take(): number {
    if (!this.has(1)) throw new Error(`no numbers at hand for ${this.table}`)
    if (!this.has(BLOCK_SIZE / 4)) void this.refill().catch(() => undefined)
    return this.#next++
  }

  /** Takes another block; what is left of the one before is given up. */
  refill(): Promise<void> {
    this.#refilling ??= this.#takeBlock().finally(() => (this.#refilling = null))
    return this.#refilling
  }

  /** Forgets the numbers at hand, as after another database was put in place. */
  forget(): void {
    this.#next = this.#end = 0
  }

  async #takeBlock(): Promise<void> {
    const start = isMysql() ? await this.#mysqlBlock() : await this.#sqliteBlock()
    this.#next = start
    this.#end = start + BLOCK_SIZE
  }

  /** Two processes that take a block at once are kept apart by the lock. */
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
        // outside the transaction, whose hold on the table would keep its counter from being moved
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
