import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { personalTables, type PersonalTable } from '#core/retention/personal_data'
import { rowsOfPerson, type Person, type StoredRow } from '#core/retention/rows_of_person'
import type { Principal } from '#core/requests/access'

/** Everything that is held about a person as JSON text, read while it is sent. */
export async function copyOfData({ userId, siteId }: Principal): Promise<Readable> {
  const { email } = await db
    .query<{ email: string | null }>()
    .from('users')
    .where('id', userId)
    .select('email')
    .firstOrFail()
  return Readable.from(parts({ id: userId, siteId, email }))
}

async function* parts(person: Person): AsyncGenerator<string> {
  yield `{"madeAt":${clock.now()},"tables":{`
  for (const [index, declared] of personalTables().entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(declared.table)}:[`
    let isFirst = true
    for await (const rows of rowsOfPerson(declared, person)) {
      if (rows.length === 0) continue
      yield (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(shown(declared, row))).join(',')
      isFirst = false
    }
    yield ']'
  }
  yield '}}'
}

const shown = ({ hidden = [] }: PersonalTable, row: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)))
