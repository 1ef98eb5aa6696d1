/**
 * The numbers that a cell gives its rows. Each cell has ranges of its own, so that rows keep their numbers when their brand
 * moves: with 100 cells and ranges of 10^11, cell 7 has 7 * 10^11 and on, then 107 * 10^11 and on, and so forth.
 */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { jobState, storeJobState } from '#core/database/job_state'
import { brandTables } from '#core/database/table_owners'
import { dialect } from '#core/dialect/current'
import { MoveRefusal } from '#moves/refusal'

export const RANGE = 100_000_000_000
export const CELLS = 100
const JOB = 'cell'

export interface CellNumbers {
  cell: number
  /** The range that it gives numbers of: from here, `RANGE` of them. */
  from: number
}

/** A database that never got a number is cell 0, in its first range. */
export async function cellNumbers(client: QueryClientContract): Promise<CellNumbers> {
  const state = await jobState(JOB, client)
  const known: CellNumbers = state === null ? { cell: 0, from: 0 } : JSON.parse(state)
  return known
}

/**
 * Makes the database cell `cell`, from 0 to 99: its rows get numbers of a range of that cell above every number that it has.
 * Throws `badCellNumber`. Servers keep numbers in memory: start them again afterwards.
 */
export async function numberCell(client: QueryClientContract, cell: number): Promise<CellNumbers> {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) {
    throw new MoveRefusal('badCellNumber', cell)
  }
  const tables = await numberedTables(client)
  const highest = await highestNumber(client, tables)
  let from = cell * RANGE
  while (from <= highest) from += CELLS * RANGE
  for (const table of tables) {
    await dialect().schema.raiseCounter(client, table, Math.max(from, 1))
    await raiseBlock(client, table, Math.max(from, 1))
  }
  const numbers: CellNumbers = { cell, from }
  await storeJobState(JOB, JSON.stringify(numbers), client)
  return numbers
}

/** Tables of brands whose rows have numbers of their own. */
async function numberedTables(client: QueryClientContract): Promise<string[]> {
  const keys = await dialect().schema.uniqueKeys(client)
  const byId = keys.filter(({ columns, isPrimary }) => isPrimary && columns.join() === 'id')
  const owned = brandTables()
  // the number of an approval is that of its coupon
  return byId.map(({ table }) => table).filter((name) => owned.has(name) && name !== NO_OWN)
}

const NO_OWN = 'coupon_approvals'

async function highestNumber(
  client: QueryClientContract,
  tables: readonly string[]
): Promise<number> {
  const tops: { top: number | null }[] = []
  for (const table of tables) {
    tops.push(...(await client.query<{ top: number | null }>().from(table).max('id as top')))
  }
  const blocks = client
    .query<{ top: number | null }>()
    .from('id_blocks')
    .whereIn('name', [...tables])
  tops.push(...(await blocks.max('next_id as top')))
  return Math.max(0, ...tops.map(({ top }) => Number(top ?? 0)))
}

async function raiseBlock(client: QueryClientContract, name: string, next: number): Promise<void> {
  const block: { next_id: number } | null = await client
    .query<{ next_id: number }>()
    .from('id_blocks')
    .where('name', name)
    .select('next_id')
    .first()
  if (!block) await client.insertQuery().table('id_blocks').insert({ name, next_id: next })
  else if (Number(block.next_id) < next) {
    await client.from('id_blocks').where('name', name).update({ next_id: next })
  }
}
