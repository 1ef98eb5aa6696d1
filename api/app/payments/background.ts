import type { Background } from '#core/timing/background'
import { startAskingLoop, stopAskingLoop } from '#payments/asking/asking_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startAskingLoop, stop: stopAskingLoop },
]
