import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

const TABLES = ['pages', 'banners', 'promotions', 'match_channels'] as const

/** Pages go into a clone under their numbers, banners, promotions and TV channels as they are. */
export const cloneStep: CloneStep = {
  tables: TABLES,
  async copy(trx, cloning) {
    for (const table of TABLES) await copySiteRows(trx, table, cloning)
  },
}
