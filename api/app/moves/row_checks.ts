/** Checks that every row of a brand can go, before one of them does. */
import { brandTables } from '#core/database/table_owners'
import { dialect } from '#core/dialect/current'
import type { UniqueKey } from '#core/dialect/dialect'
import { cellNumbers, RANGE } from '#moves/cell_numbers'
import type { Brand } from '#moves/fit_checks'
import { keyText, narrowed, ownedRows, pagesOf, rowsLike, type Row } from '#moves/owned_rows'
import { MoveRefusal } from '#moves/refusal'
import type { Both } from '#moves/shared_rows'

const PAGE = 200

/** Throws `noHost` for a brand that no router could lead there, `rowsStay` for a table whose rows cannot move, and `jackpotShared` where brands play for one jackpot. */
export async function requireMovable({ source }: Both, { id, key }: Brand): Promise<void> {
  if (!(await ownedRows(source, 'site_hosts', id).first())) throw new MoveRefusal('noHost', key)
  for (const [table, { stays }] of brandTables()) {
    if (stays !== undefined && (await ownedRows(source, table, id).first())) {
      throw new MoveRefusal('rowsStay', table, stays)
    }
  }
  const forAll = source.from('jackpots').where({ is_for_all_brands: 1, site_id: id })
  const joined = source.from('jackpot_brands').where('joined_id', id)
  if ((await forAll.first()) || (await joined.first()) || (await feedsOthers(source, id))) {
    throw new MoveRefusal('jackpotShared')
  }
}

/** Whether stakes of the brand went into a jackpot of another one. */
async function feedsOthers(source: Both['source'], siteId: number): Promise<boolean> {
  const levels = await ownedRows(source, 'jackpot_levels', siteId).select('jackpot_levels.id')
  const own = new Set(levels.map((row) => Number(row['id'])))
  const way = { siteId, key: ['id'], size: PAGE }
  for (const table of ['game_transactions', 'coupons']) {
    for await (const page of pagesOf(source, table, way)) {
      for (const { jackpot_parts: stored } of page) {
        const parts: { level: number }[] = stored === null ? [] : JSON.parse(String(stored))
        if (parts.some(({ level }) => !own.has(level))) return true
      }
    }
  }
  return false
}

/** Throws `referenceOutside` for a row of the brand that names a row of another brand, or one that is not there. */
export async function requireClosed({ source }: Both, { id }: Brand): Promise<void> {
  const owned = brandTables()
  const foreign = await dialect().schema.foreignKeys(source)
  for (const [table, { names = {} }] of owned) {
    const soft = Object.entries(names).map(([column, named]) => ({ table, column, names: named }))
    const own = foreign.filter((key) => key.table === table)
    for (const { column, names: named } of [...own, ...soft]) {
      if (!owned.has(named)) continue
      const inside = narrowed(source, source.from(named), named, id).select(`${named}.id`)
      const isSoft = column in names
      const stray: unknown = await ownedRows(source, table, id)
        .where(`${table}.${column}`, '>', 0)
        .whereNotIn(`${table}.${column}`, inside)
        // a soft one may name a row that retention has removed
        .if(isSoft, (query) =>
          query.whereIn(`${table}.${column}`, source.from(named).select(`${named}.id`))
        )
        .first()
      if (stray) throw new MoveRefusal('referenceOutside', table, column)
    }
  }
}

/**
 * Throws `numberTaken` when a row has a number of another row there, or one that the servers there may hold in memory, and
 * `valueTaken` when it has a value that another row must not have, such as a code.
 */
export async function requireFree(both: Both, { id: siteId }: Brand): Promise<void> {
  const { source, target } = both
  const keys = await dialect().schema.uniqueKeys(target)
  const foreign = await dialect().schema.foreignKeys(source)
  const { from } = await cellNumbers(target)
  const owned = brandTables()
  for (const [table, { names = {} }] of owned) {
    const ofTable = keys.filter((key) => key.table === table)
    const primary = ofTable.find(({ isPrimary }) => isPrimary)
    if (!primary) throw new MoveRefusal('schemaDiffers')
    // with the number of a row of the brand, no row of others has the same values
    const ofBrand = new Set([
      ...foreign.filter((key) => key.table === table && owned.has(key.names)).map((k) => k.column),
      ...Object.entries(names).flatMap(([column, named]) => (owned.has(named) ? [column] : [])),
    ])
    const others = ofTable.filter(
      ({ isPrimary, columns }) => !isPrimary && !columns.some((column) => ofBrand.has(column))
    )
    for await (const page of pagesOf(source, table, { siteId, key: primary.columns, size: PAGE })) {
      if (primary.columns.join() === 'id' && page.some((row) => isIn(row, from))) {
        throw new MoveRefusal('numberTaken', table, String(page[0]?.['id']))
      }
      await requireOwn(both, { siteId, table, primary, rows: page })
      for (const key of others) await requireUnused(both, { table, primary, key, rows: page })
    }
  }
}

const isIn = (row: Row, from: number): boolean =>
  Number(row['id']) >= from && Number(row['id']) < from + RANGE

interface Checked {
  table: string
  primary: UniqueKey
  rows: readonly Row[]
}

/** Rows there with the same keys must be those of an earlier try. */
async function requireOwn(
  { target }: Both,
  { siteId, table, primary, rows }: Checked & { siteId: number }
): Promise<void> {
  const there = await rowsLike(target, table, primary.columns, rows)
  if (there.length === 0) return
  const [first = ''] = primary.columns
  const values = there.map((row) => row[first] ?? 0)
  const own: Row[] = await ownedRows(target, table, siteId).whereIn(`${table}.${first}`, values)
  const known = new Set(own.map((row) => keyText(row, primary.columns)))
  const taken = there.find((row) => !known.has(keyText(row, primary.columns)))
  if (taken) throw new MoveRefusal('numberTaken', table, keyText(taken, primary.columns))
}

async function requireUnused(
  { target }: Both,
  { table, primary, key, rows }: Checked & { key: UniqueKey }
): Promise<void> {
  const used = rows.filter((row) => key.columns.every((column) => row[column] !== null))
  const there = await rowsLike(target, table, key.columns, used)
  const mine = new Map(
    used.map((row) => [keyText(row, key.columns), keyText(row, primary.columns)])
  )
  for (const row of there) {
    const own = mine.get(keyText(row, key.columns))
    if (own !== undefined && own !== keyText(row, primary.columns)) {
      throw new MoveRefusal('valueTaken', table, key.columns.join())
    }
  }
}
