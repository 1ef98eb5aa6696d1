import type { Background } from '#core/timing/background'
import { startErasureLoop, stopErasureLoop } from '#privacy/jobs/erasure_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startErasureLoop, stop: stopErasureLoop },
]
