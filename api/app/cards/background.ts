import type { Background } from '#core/timing/background'
import { startCardLoop, stopCardLoop } from '#cards/jobs/card_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startCardLoop, stop: stopCardLoop },
]
