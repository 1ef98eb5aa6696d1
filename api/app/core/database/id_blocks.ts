/** Ids handed out before the insert, in blocks, so that a batch of coupons needs no round trip to learn them. */
import db from '@adonisjs/lucid/services/db'
import { isUniqueViolation } from '#core/database/transactions'

const BLOCK_SIZE = 2000

interface Block {
  next: number
  end: number
}

const blocks = new Map<string, Block>()
const pending = new Map<string, Promise<Block>>()

/**
 * Reserves rising ids for `table`, each given once (a restart leaves gaps). Call it outside a transaction, since the
 * reservation commits by itself.
 */
export async function reserveIds(table: string, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) {
    let block = blocks.get(table)
    if (!block || block.next >= block.end) block = await refill(table, count - ids.length)
    while (ids.length < count && block.next < block.end) ids.push(block.next++)
  }
  return ids
}

/** Forgets the ids in memory; the next call reserves a new block. */
export function forgetIdBlocks(): void {
  blocks.clear()
}

async function refill(table: string, atLeast: number): Promise<Block> {
  let promise = pending.get(table)
  if (!promise) {
    promise = takeBlock(table, Math.max(BLOCK_SIZE, atLeast)).finally(() => pending.delete(table))
    pending.set(table, promise)
    blocks.set(table, await promise)
  }
  await promise
  return blocks.get(table) ?? promise
}

async function takeBlock(table: string, size: number): Promise<Block> {
  for (;;) {
    const row = await db
      .query<{ next_id: number }>()
      .from('id_blocks')
      .where('name', table)
      .select('next_id')
      .first()
    if (!row) {
      await openSequence(table)
      continue
    }
    const taken = await db
      .from('id_blocks')
      .where({ name: table, next_id: row.next_id })
      .update({ next_id: row.next_id + size })
    if (Number(taken) === 1) return { next: row.next_id, end: row.next_id + size }
  }
}

async function openSequence(table: string): Promise<void> {
  const row = await db.query<{ last: number | null }>().from(table).max('id as last').first()
  try {
    await db
      .insertQuery()
      .table('id_blocks')
      .insert({ name: table, next_id: Number(row?.last ?? 0) + 1 })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
