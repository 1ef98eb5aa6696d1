import db from '@adonisjs/lucid/services/db'
import type { PersonalTable, Replacement } from '#core/retention/personal_data'
import { ofPerson, rowsOfPerson, type Person } from '#core/retention/rows_of_person'

/**
 * Erases what a table holds about a person, a few hundred rows in a statement. It may be stopped anywhere and run again: the
 * end is the same.
 */
export async function eraseRows(declared: PersonalTable, person: Person): Promise<void> {
  const { table, erased, isWithoutId } = declared
  if (erased !== 'rows' && Object.keys(erased).length === 0) return
  if (isWithoutId) {
    if (erased === 'rows') await ofPerson(declared, person).delete()
    return
  }
  for await (const rows of rowsOfPerson(declared, person)) {
    const ids = rows.map(({ id }) => Number(id))
    if (erased === 'rows') await db.from(table).whereIn('id', ids).delete()
    else await replace(table, ids, erased)
  }
}

async function replace(
  table: string,
  ids: readonly number[],
  erased: Readonly<Record<string, Replacement>>
): Promise<void> {
  const made = Object.values(erased).some((value) => typeof value === 'function')
  if (!made) {
    await db
      .from(table)
      .whereIn('id', [...ids])
      .update({ ...erased })
    return
  }
  for (const id of ids) await db.from(table).where('id', id).update(valuesFor(erased, id))
}

/** The columns of one row after the erasure. */
export const valuesFor = (
  erased: Readonly<Record<string, Replacement>>,
  rowId: number
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(erased).map(([column, value]) => [
      column,
      typeof value === 'function' ? value(rowId) : value,
    ])
  )
