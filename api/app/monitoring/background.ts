import { leaveReplicas, watchReplicas } from '#core/database/replicas'
import type { Background } from '#core/timing/background'
import { startReports, stopReports } from '#monitoring/servers/report'

/** In every server. */
export const background: readonly Background[] = [
  { start: watchReplicas, stop: leaveReplicas },
  { start: startReports, stop: stopReports },
]
