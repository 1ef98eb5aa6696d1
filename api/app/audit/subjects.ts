/** What the audit log calls the rows of each table, out of `owners.ts` of each room. */
import { ownedTables } from '#core/database/table_owners'

/** The word for a row of a table whose rows staff edit. Throws for any other table. */
export function editedSubject(table: string): string {
  const [, owned] = ownedTables().find(([name]) => name === table) ?? []
  if (owned?.edited) return owned.edited
  throw new Error(`no owners.ts says that staff edit rows of ${table}`)
}

/** Table and column of the name of a subject's rows; none for subjects without a name, such as matches, markets and prices. */
export function placeOfName(subject: string): readonly [table: string, column: string] | undefined {
  const word = subject === 'dealer' ? 'user' : subject
  for (const [table, { edited, subject: other, calledBy }] of ownedTables()) {
    if (calledBy && word === (edited ?? other)) return [table, calledBy]
  }
  return undefined
}
