/**
 * Checks the books of the month. It knows the tables and the rules of docs/rules.md, but uses none of the platform's
 * code: it computes every figure again, in the plainest way.
 */
import { commissionDifferences, type CouponWorth } from './commission.ts'
import { couponDifferences, couponsNow, type Told } from './coupons.ts'
import { openDatabase, type Database } from './database.ts'
import { ledgerDifferences } from './ledger.ts'
import { loadPeople } from './people.ts'
import { shiftDifferences } from './shifts.ts'
import type { FigureSum } from './figures.ts'
import { statementDifferences } from './statements.ts'
import { turnoverDifferences } from './turnover.ts'

export interface Verdict {
  figures: FigureSum[]
  differences: string[]
}

export class Checker {
  readonly #db: Database
  /** The worth of every coupon as it was on each night before statements were drawn up. */
  readonly #nights: { at: number; coupons: Map<number, CouponWorth> }[] = []
  #last = new Map<number, CouponWorth>()

  private constructor(db: Database) {
    this.#db = db
  }

  static async open(): Promise<Checker> {
    return new Checker(await openDatabase())
  }

  /** Notes the present worth of each coupon; only changes since the last night are stored. */
  async noteCoupons(): Promise<void> {
    const now = await couponsNow(this.#db)
    const news = [...now].filter(([id, coupon]) => {
      const before = this.#last.get(id)
      return !before || before.net !== coupon.net || before.turnover !== coupon.turnover
    })
    this.#nights.push({ at: await this.#periodsSoFar(), coupons: new Map(news) })
    this.#last = now
  }

  async check(told: Told): Promise<Verdict> {
    const people = await loadPeople(this.#db)
    const { figures, differences } = await statementDifferences(this.#db, people)
    return {
      figures,
      differences: [
        ...(await ledgerDifferences(this.#db, people)),
        ...differences,
        ...(await commissionDifferences(this.#db, people, this.#nights)),
        ...(await couponDifferences(this.#db, told)),
        ...(await shiftDifferences(this.#db)),
        ...(await turnoverDifferences(this.#db, people)),
      ],
    }
  }

  close(): Promise<void> {
    return this.#db.close()
  }

  /** The number of periods with statements, which is the index of the next period. */
  async #periodsSoFar(): Promise<number> {
    const [row] = await this.#db.rows('select count(*) as n from statement_periods')
    return Number(row?.['n'] ?? 0)
  }
}
