/** To whom the rows of every table belong, out of `owners.ts` of each room. */
import type { TableOwners } from '#core/database/table_owners'
import { inEachRoom } from '#start/rooms'

export const ownersOfRooms: readonly TableOwners[] = Object.values(
  await inEachRoom<{ owners: TableOwners }>('owners')
).map(({ owners }) => owners)
