/** All operations of the API by room, out of `routes.ts` of each room. */
import { must } from '#core/errors/must'
import type { Operations } from '#core/operations/operation'
import { inEachRoom } from '#start/rooms'

const modules = await inEachRoom<{ operations?: Operations }>('routes')

export const rooms: Readonly<Record<string, Operations>> = Object.fromEntries(
  Object.entries(modules).map(([room, { operations }]) => [
    room,
    must(operations, `operations of ${room}`),
  ])
)
