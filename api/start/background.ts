/** The work beside requests, out of `background.ts` of each room. */
import { startRetention, stopRetention } from '#core/retention/retention_loop'
import type { Background } from '#core/timing/background'
import retentions from '#config/retention'
import { inEachRoom } from '#start/rooms'

interface Working {
  background: readonly Background[]
}

/** Of old rows no room is in charge. */
const retention: Background = {
  role: 'worker',
  start: () => startRetention(retentions),
  stop: stopRetention,
}

export const backgroundOfRooms: readonly Background[] = [
  ...Object.values(await inEachRoom<Working>('background')).flatMap(({ background }) => background),
  retention,
]
