import type { Background } from '#core/timing/background'
import { startInactivityLoop, stopInactivityLoop } from '#inactivity/jobs/inactivity_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startInactivityLoop, stop: stopInactivityLoop },
]
