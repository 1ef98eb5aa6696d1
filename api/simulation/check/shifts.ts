/** Compares drawers with shifts. */
import { numberOf, type Database, type Row } from './database.ts'

export async function shiftDifferences(db: Database): Promise<string[]> {
  const shifts = await db.rows('select * from shifts order by id')
  const entries = await db.rows(
    `select a.user_id, e.seq, e.amount, t.kind, t.reference_id from ledger_entries e
     join ledger_accounts a on a.id = e.account_id
     join ledger_transfers t on t.id = e.transfer_id
     where a.pocket = 'drawer' order by e.seq`
  )
  const byUser = Map.groupBy(entries, (row) => numberOf(row, 'user_id'))
  const openFor = new Map(shifts.map((shift) => [numberOf(shift, 'open_for'), shift]))
  const drawers = await db.rows(
    `select user_id, balance from ledger_accounts where pocket = 'drawer'`
  )
  const inDrawers = drawers.flatMap((drawer) => {
    const shift = openFor.get(numberOf(drawer, 'user_id'))
    const held = 0 - numberOf(drawer, 'balance')
    const due = shift ? cashOf(shift, byUser) : 0
    return held === due
      ? []
      : [`drawer of user ${drawer['user_id']}: ${held}, its shift makes ${due}`]
  })
  return [...shifts.flatMap((shift) => differencesOf(shift, byUser)), ...inDrawers]
}

type Entries = ReadonlyMap<number, Row[]>

const entriesOf = (shift: Row, byUser: Entries) => byUser.get(numberOf(shift, 'user_id')) ?? []

/** Cash at the beginning, and what came in and went out since. */
function cashOf(shift: Row, byUser: Entries): number {
  const after = shift['entries_after'] === null ? Infinity : numberOf(shift, 'entries_after')
  const moved = entriesOf(shift, byUser).filter((entry) => {
    const seq = numberOf(entry, 'seq')
    return seq > numberOf(shift, 'entries_before') && seq <= after
  })
  return moved.reduce((cash, entry) => cash - numberOf(entry, 'amount'), numberOf(shift, 'opening'))
}

function differencesOf(shift: Row, byUser: Entries): string[] {
  const name = `shift ${shift['id']}`
  const booked = (kind: string) =>
    entriesOf(shift, byUser)
      .filter((row) => row['kind'] === kind && row['reference_id'] === shift['id'])
      .reduce((sum, row) => sum + numberOf(row, 'amount'), 0)
  const faults: string[] = []
  const same = (what: string, is: number, due: number) => {
    if (is !== due) faults.push(`${name}: ${what} is ${is}, and should be ${due}`)
  }
  same('cash at the beginning', 0 - booked('shiftOpened'), numberOf(shift, 'opening'))
  if (shift['closed_at'] === null) return faults
  const [expected, counted] = [numberOf(shift, 'expected'), numberOf(shift, 'counted')]
  same('cash expected', expected, cashOf(shift, byUser))
  same('difference', numberOf(shift, 'difference'), counted - expected)
  same('difference booked', 0 - booked('shiftVariance'), counted - expected)
  same('cash handed in', booked('shiftClosed'), counted)
  return faults
}
