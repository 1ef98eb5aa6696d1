/** The rights of the server's database user, as statements. */

/** For each thing that `owners.ts` says of the rows of a table, the rights beyond reading and adding, and why. */
const RIGHTS = {
  changed: ['UPDATE', 'rows that are changed, never removed'],
  addedAndRemoved: ['DELETE', 'rows that are removed, never changed'],
  removed: ['UPDATE, DELETE', 'rows that are changed and removed'],
  numbered: [
    'UPDATE, DELETE, ALTER',
    'tables out of whose counters the server also takes blocks of numbers',
  ],
}

const HEAD = `-- The rights of the server's database user on the tables, and no more, as \`owners.ts\` of each room says. Run this after each
-- migration, as a user who may grant. Drawn by \`node scripts/checks/server-user.mjs --write\`.

-- the books and the record of who did what: rows are added, none is changed or removed
GRANT SELECT, INSERT ON grandstand.* TO grandstand@'%';
`

/**
 * @param {{ [section: string]: Record<string, { rows: string }> }[]} rooms the `owners` of each room
 * @returns {string} the text of database/server_user.sql
 */
export function serverUserSql(rooms) {
  const tables = rooms.flatMap((owners) => Object.values(owners).flatMap(Object.entries))
  const parts = Object.entries(RIGHTS).map(([rows, [rights, why]]) => {
    const named = tables.filter(([, owned]) => owned.rows === rows).map(([table]) => table)
    const grants = named
      .toSorted()
      .map((table) => `GRANT ${rights} ON grandstand.${table} TO grandstand@'%';\n`)
    return `\n-- ${why}\n${grants.join('')}`
  })
  return HEAD + parts.join('')
}
