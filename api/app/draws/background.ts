import type { Background } from '#core/timing/background'
import { startDrawLoop, stopDrawLoop } from '#draws/jobs/draw_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startDrawLoop, stop: stopDrawLoop },
]
