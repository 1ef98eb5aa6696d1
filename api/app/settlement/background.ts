import type { Background } from '#core/timing/background'
import { startSettleLoop, stopSettleLoop } from '#settlement/jobs/settle_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startSettleLoop, stop: stopSettleLoop },
]
