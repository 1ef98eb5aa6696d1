import type { Background } from '#core/timing/background'
import { startShiftEnds, stopShiftEnds } from '#desk/jobs/end_marked_shifts'
import { startExpiryLoop, stopExpiryLoop } from '#desk/jobs/expiry_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startShiftEnds, stop: stopShiftEnds },
  { role: 'worker', start: startExpiryLoop, stop: stopExpiryLoop },
]
