import db from '@adonisjs/lucid/services/db'
import { inTransaction, type Trx } from '#core/database/transactions'
import { withoutTry, withTry, waitMs, type Count, type Limit } from '#core/throttle/limits'

const TABLE = 'rate_limits'

/** Counts in `rate_limits`, shared by all processes. A refused try writes nothing. */
export class DatabaseCounts {
  /** Counts a try; resolves to 0, or to the milliseconds until the next try when it is refused. */
  async add(key: string, limit: Limit, now: number): Promise<number> {
    const seen = waitMs(await this.#read(key), now)
    if (seen > 0) return seen
    return inTransaction(async (trx) => {
      const count = await lockCount(trx, key)
      const next = withTry(count, limit, now)
      if (!next) return waitMs(count, now)
      await trx.from(TABLE).where({ key }).update(columnsOf(next))
      return 0
    })
  }

  async takeBack(key: string, limit: Limit, now: number): Promise<void> {
    await inTransaction(async (trx) => {
      const next = withoutTry(await lockCount(trx, key), limit, now)
      const row = trx.from(TABLE).where({ key })
      if (next) await row.update(columnsOf(next))
      else await row.delete()
    })
  }

  async forget(key: string): Promise<void> {
    await db.from(TABLE).where({ key }).delete()
  }

  async clear(): Promise<void> {
    await db.from(TABLE).delete()
  }

  async #read(key: string): Promise<Count | null> {
    const row = await db.query<CountRow>().from(TABLE).where({ key }).first()
    return row ? countOf(row) : null
  }
}

interface CountRow {
  tries: number
  open_at: number
  forgotten_at: number
}

/** The row of a key, created when missing and locked until the transaction ends. */
async function lockCount(trx: Trx, key: string): Promise<Count> {
  const fresh = { key, ...columnsOf({ tries: 0, openAt: 0, forgottenAt: 0 }) }
  // overwriting the key with itself takes a write lock; two read locks would deadlock
  await trx.insertQuery().table(TABLE).insert(fresh).onConflict('key').merge(['key'])
  return countOf(await trx.query<CountRow>().from(TABLE).where({ key }).firstOrFail())
}

const countOf = (row: CountRow): Count => ({
  tries: row.tries,
  openAt: Number(row.open_at),
  forgottenAt: Number(row.forgotten_at),
})

const columnsOf = ({ tries, openAt, forgottenAt }: Count) => ({
  tries,
  open_at: openAt,
  forgotten_at: forgottenAt,
})
