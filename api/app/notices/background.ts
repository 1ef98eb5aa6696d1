import type { Background } from '#core/timing/background'
import { startSystemNotices, stopSystemNotices } from '#notices/system_notices'

/** In every server: each server tells of what it did itself. */
export const background: readonly Background[] = [
  { start: startSystemNotices, stop: stopSystemNotices },
]
