/** Brands on their way to another cell. */
import db from '@adonisjs/lucid/services/db'
import { moveBrand } from '#moves/move_brand'
import { MoveRefusal } from '#moves/refusal'
import type { TestSite } from '#tests/support/factories'
import type { OtherCell } from '#tests/moves/other_cell'

export const keyOf = async ({ id }: TestSite): Promise<string> =>
  (await db.from('sites').where('id', id).select('key').firstOrFail()).key

/** Resolves to the fault for which the move is refused. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof MoveRefusal ? error.fault : Promise.reject(error))
  )

export const move = (other: OtherCell, key: string) =>
  other.work((target) => moveBrand({ source: db.connection(), target }, { key, waitMs: 0 }))

export async function placeOf({ id }: TestSite): Promise<number> {
  const row = await db.from('sites').where('id', id).select('status').firstOrFail()
  return Number(row.status)
}
