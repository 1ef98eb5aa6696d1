/** The rows of a person, a few hundred at a time. */
import db from '@adonisjs/lucid/services/db'
import type { PersonalTable } from '#core/retention/personal_data'

const ROWS_AT_A_TIME = 500

export interface Person {
  id: number
  siteId: number
  email: string | null
}

export type StoredRow = Record<string, unknown>

/** A query over the rows of the person. */
export function ofPerson(
  { table, of = 'user_id', through, orEmail }: PersonalTable,
  { id, siteId, email }: Person
) {
  const query = db.query<StoredRow>().from(table)
  if (through) {
    return query.whereIn(
      through.column,
      db.from(through.table).where(of, id).select(`${through.table}.id`)
    )
  }
  if (!orEmail || email === null) return query.where(of, id)
  return query.where((either) => {
    void either
      .where(of, id)
      .orWhere((other) => void other.where({ site_id: siteId, [orEmail]: email }).whereNull(of))
  })
}

/** The rows in the order of their ids; tables without ids have few rows of a person. */
export async function* rowsOfPerson(
  declared: PersonalTable,
  person: Person
): AsyncGenerator<StoredRow[]> {
  if (declared.isWithoutId) {
    yield await ofPerson(declared, person).select('*')
    return
  }
  for (let after = 0; ;) {
    const rows: StoredRow[] = await ofPerson(declared, person)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_A_TIME)
      .select('*')
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_A_TIME) return
    after = Number(rows.at(-1)?.['id'])
  }
}
