/**
 * Work that one of several servers does at a time. Its holder renews a row of `leases`; when the holder dies, the row expires
 * by the database's clock, and another server takes it with a higher `fence`. A holder that stood still meanwhile is told
 * by that number: what it writes asks `requireIn` in the same transaction. A server whose clock is wrong holds none.
 */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { dialect } from '#core/dialect/current'
import { isUniqueViolation, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { AppError } from '#core/errors/app_error'

interface LeaseRow {
  owner: string
  fence: number
}

/** Another server has taken the work over: 503 `tecnicalProblem`. */
export class LeaseLost extends AppError {
  constructor() {
    super('tecnicalProblem', { status: 503 })
  }
}

/** This process, which may hold many leases. */
export const processId = randomUUID()
const owner = processId

export class Lease {
  readonly #lastsMs: number
  /** Of this process's last turn; null while it has none. */
  #fence: number | null = null
  /** By `performance.now()`, which goes on while the process stands still. */
  #heldUntil = 0

  /** `lastsMs` is how long the others wait for a holder that has died. */
  constructor(
    readonly name: string,
    { lastsMs }: { lastsMs: number }
  ) {
    this.#lastsMs = lastsMs
  }

  /** Whether this process holds it for certain. */
  get isHeld(): boolean {
    return this.#fence !== null && performance.now() < this.#heldUntil
  }

  /** The number of this process's last turn; 0 before the first. */
  get fence(): number {
    return this.#fence ?? 0
  }

  /** Takes or keeps it; false while another process has it, or this server's clock is wrong. */
  async take(): Promise<boolean> {
    if (clock.isWrong) {
      await this.release()
      return false
    }
    const askedAt = performance.now()
    if (!(await this.#renew()) && !(await this.#takeOver()) && !(await this.#create())) {
      this.#fence = null
      return false
    }
    this.#heldUntil = askedAt + this.#lastsMs
    return true
  }

  /** Keeps it; false when another process has taken it over, or this server's clock is wrong. */
  async keep(): Promise<boolean> {
    if (clock.isWrong) return false
    const askedAt = performance.now()
    const isKept = await this.#renew()
    if (isKept) this.#heldUntil = askedAt + this.#lastsMs
    return isKept
  }

  /** Whether another process has it now, by the database's clock. */
  async isTakenByOther(): Promise<boolean> {
    const row: unknown = await db
      .from('leases')
      .where('name', this.name)
      .whereNot('owner', owner)
      .whereRaw(`expires_at >= ${dialect().nowMs}`)
      .select('name')
      .first()
    return Boolean(row)
  }

  /** Gives it to whoever asks next. */
  async release(): Promise<void> {
    if (this.#fence === null) return
    this.#heldUntil = 0
    await this.#own().update({ expires_at: 0 })
  }

  /**
   * Throws `LeaseLost` when this process has lost it; otherwise nobody takes it until `trx` ends.
   */
  async requireIn(trx: Trx): Promise<void> {
    const row: unknown = await this.#own(trx).forShare().select('name').first()
    if (row) return
    this.#heldUntil = 0
    throw new LeaseLost()
  }

  #own(trx?: Trx) {
    return (trx ?? db)
      .query<LeaseRow>()
      .from('leases')
      .where({ name: this.name, owner, fence: this.#fence ?? 0 })
  }

  async #renew(): Promise<boolean> {
    if (this.#fence === null) return false
    return isOne(await this.#own().update({ expires_at: this.#expiry() }))
  }

  async #takeOver(): Promise<boolean> {
    const taken: unknown = await db
      .from('leases')
      .where('name', this.name)
      .whereRaw(`expires_at < ${dialect().nowMs}`)
      .update({ owner, fence: db.raw('fence + 1'), expires_at: this.#expiry() })
    if (!isOne(taken)) return false
    const row = await db
      .query<LeaseRow>()
      .from('leases')
      .where({ name: this.name, owner })
      .select('fence')
      .first()
    this.#fence = row ? Number(row.fence) : null
    return this.#fence !== null
  }

  async #create(): Promise<boolean> {
    if (await db.from('leases').where('name', this.name).select('name').first()) return false
    try {
      const row = { name: this.name, owner, fence: 1, expires_at: this.#expiry() }
      await db.insertQuery().table('leases').insert(row)
      this.#fence = 1
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  #expiry() {
    return db.raw(`${dialect().nowMs} + ${this.#lastsMs}`)
  }
}

const isOne = (changed: unknown): boolean => Number(changed) === 1
