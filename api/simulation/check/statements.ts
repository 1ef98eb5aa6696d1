/** Compares every figure of every statement with the ledger. */
import { numberOf, textOf, type Database, type Row } from './database.ts'
import { FIGURES, sums, type FigureSum } from './figures.ts'
import type { People } from './people.ts'

interface Verdict {
  figures: FigureSum[]
  differences: string[]
}

const isDebt = (row: Row) => row['pocket'] === 'debt' || row['pocket'] === 'lent'

export async function statementDifferences(db: Database, people: People): Promise<Verdict> {
  const periods = await db.rows('select * from statement_periods order by starts_at')
  const statements = await db.rows('select * from statements order by id')
  const differences = gapsOf(periods)
  const book = await keptBook(db, people, periods)
  for (const row of statements) {
    const period = periods.findIndex(({ id }) => id === row['period_id'])
    const dealerId = numberOf(row, 'dealer_id')
    const of = (what: string, from = period) =>
      book.get(`${dealerId}:${textOf(row, 'currency')}:${from}:${what}`) ?? 0
    const until = (what: string, last: number) =>
      Array.from({ length: last + 1 }, (_, index) => of(what, index)).reduce((a, b) => a + b, 0)
    const due: Record<string, number> = {
      ...Object.fromEntries(Object.keys(FIGURES).map((name) => [name, of(name)])),
      opening: until('money', period - 1),
      closing: until('money', period),
      payments: of('payments'),
      debt: 0 - until('debt', period),
    }
    for (const [name, amount] of Object.entries(due)) {
      if (numberOf(row, name) === amount) continue
      differences.push(
        `statement ${row['id']} of ${people.nameOf(dealerId)}, period ${period}: ` +
          `${name} is ${row[name]}, the ledger makes ${amount}`
      )
    }
  }
  differences.push(...missing(statements, periods, book))
  const figures = await sums(db, periods)
  for (const { name, statements: stated, ledger } of figures) {
    if (stated !== ledger) differences.push(`all statements: ${name} is ${stated}, not ${ledger}`)
  }
  return { figures, differences }
}

/** Differences unless periods follow each other without a gap. */
function gapsOf(periods: readonly Row[]): string[] {
  return periods.slice(1).flatMap((period, index) => {
    const before = periods[index]
    if (before?.['ends_at'] === period['starts_at']) return []
    return [`period ${period['id']} does not begin where the one before ends`]
  })
}

/** Sums of entries by keeper, currency, index of the period, and figure. */
async function keptBook(
  db: Database,
  people: People,
  periods: readonly Row[]
): Promise<Map<string, number>> {
  const book = new Map<string, number>()
  for (const [index, period] of periods.entries()) {
    const entries = await db.rows(
      `select a.user_id, a.pocket, a.currency, t.kind, e.amount from ledger_entries e
       join ledger_transfers t on t.id = e.transfer_id
       join ledger_accounts a on a.id = e.account_id
       where a.user_id is not null and t.created_at >= ${period['starts_at']}
         and t.created_at < ${period['ends_at']}`
    )
    for (const entry of entries) {
      const userId = numberOf(entry, 'user_id')
      const keeper = people.keeperOf(userId)
      if (keeper === 0) continue
      const add = (what: string) => {
        const key = `${keeper}:${textOf(entry, 'currency')}:${index}:${what}`
        book.set(key, (book.get(key) ?? 0) + numberOf(entry, 'amount'))
      }
      const kind = textOf(entry, 'kind')
      if (isDebt(entry)) {
        // a dealer's statement has only the dealer's own debt
        if (entry['pocket'] !== 'debt' || keeper !== userId) continue
        add('debt')
        if (kind === 'debtPaid') add('payments')
        continue
      }
      add('money')
      const figure = Object.entries(FIGURES).find(([, kinds]) => kinds.includes(kind))
      add(figure?.[0] ?? `unknown kind ${kind}`)
    }
  }
  return book
}

/** Dealers who had movements in a period, and have no statement of it. */
function missing(statements: Row[], periods: Row[], book: Map<string, number>): string[] {
  const has = new Set(
    statements.map((row) => {
      const period = periods.findIndex(({ id }) => id === row['period_id'])
      return `${row['dealer_id']}:${row['currency']}:${period}`
    })
  )
  const wanted = new Set([...book.keys()].map((key) => key.slice(0, key.lastIndexOf(':'))))
  return [...wanted].filter((key) => !has.has(key)).map((key) => `no statement for ${key}`)
}
