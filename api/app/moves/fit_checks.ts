/** Checks that two databases fit each other. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AUDIT_CHAIN } from '#audit/chain/audit_chain'
import { isSealedByUs } from '#core/chain/chain'
import { BRAND_PLACE } from '#core/database/brands_here'
import { cellNumbers } from '#moves/cell_numbers'
import { MoveRefusal } from '#moves/refusal'
import type { Both } from '#moves/shared_rows'

export interface Brand {
  id: number
  key: string
  status: number
}

/**
 * The brand of that key. Throws `brandUnknown`, `brandAway` for one that has moved or is arriving here, and `brandThere` when the
 * other database has a brand of that key or number that is not an earlier try's.
 */
export async function brandToMove({ source, target }: Both, key: string): Promise<Brand> {
  const brand = await brandOf(source, 'key', key)
  if (!brand) throw new MoveRefusal('brandUnknown', key)
  if (brand.status === BRAND_PLACE.arriving) throw new MoveRefusal('brandAway', key)
  const there = [await brandOf(target, 'key', key), await brandOf(target, 'id', brand.id)]
  for (const other of there) {
    if (!other) continue
    const isOwn = other.id === brand.id && other.key === brand.key
    if (!isOwn || other.status !== BRAND_PLACE.arriving) throw new MoveRefusal('brandThere', key)
  }
  return brand
}

export async function brandOf(
  client: QueryClientContract,
  column: 'key' | 'id',
  value: string | number
): Promise<Brand | null> {
  const row: Brand | null = await client
    .query<Brand>()
    .from('sites')
    .where(column, value)
    .select('id', 'key', 'status')
    .first()
  return row && { ...row, id: Number(row.id), status: Number(row.status) }
}

/** Throws `schemaDiffers`, `keyDiffers` and `sameNumbers`. */
export async function requireFit({ source, target }: Both): Promise<void> {
  if ((await migrationsOf(source)) !== (await migrationsOf(target))) {
    throw new MoveRefusal('schemaDiffers')
  }
  for (const client of [source, target]) {
    // the key that seals the log also seals secrets and sessions
    if (!(await isSealedByUs(AUDIT_CHAIN, client))) throw new MoveRefusal('keyDiffers')
  }
  const numbers = [await cellNumbers(source), await cellNumbers(target)]
  if (numbers[0]?.cell === numbers[1]?.cell) {
    throw new MoveRefusal('sameNumbers', numbers[0]?.cell ?? 0)
  }
}

async function migrationsOf(client: QueryClientContract): Promise<string> {
  const rows: { name: string }[] = await client
    .query<{ name: string }>()
    .from('adonis_schema')
    .orderBy('name')
    .select('name')
  return rows.map(({ name }) => name).join()
}
