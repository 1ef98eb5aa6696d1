import type { Background } from '#core/timing/background'
import { startTurnoverLoop, stopTurnoverLoop } from '#dealers/turnover/turnover_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startTurnoverLoop, stop: stopTurnoverLoop },
]
