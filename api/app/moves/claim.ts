/** One process moves a brand, and to one database: a row of `job_states` here says which. */
import { randomUUID } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { jobState, storeJobState } from '#core/database/job_state'
import { BRAND_PLACE } from '#core/database/brands_here'
import type { Brand } from '#moves/fit_checks'
import { MoveRefusal } from '#moves/refusal'

const nameOf = ({ id }: Brand): string => `moves:${id}`

/** What a process has claimed; a later one takes it away. */
export interface Claim {
  /** Whether this process still has it. */
  holds: () => Promise<boolean>
}

/** Throws `movesElsewhere` for a brand that is on its way to another cell than `cell`. */
export async function claimMove(
  source: QueryClientContract,
  brand: Brand,
  cell: number
): Promise<Claim> {
  const before = await stateOf(source, brand)
  const [to] = before?.split(' ') ?? []
  if (brand.status !== BRAND_PLACE.here && to !== undefined && Number(to) !== cell) {
    throw new MoveRefusal('movesElsewhere', brand.key, to)
  }
  const own = `${cell} ${randomUUID()}`
  await storeJobState(nameOf(brand), own, source)
  return { holds: async () => (await stateOf(source, brand)) === own }
}

const stateOf = (source: QueryClientContract, brand: Brand): Promise<string | null> =>
  jobState(nameOf(brand), source)
