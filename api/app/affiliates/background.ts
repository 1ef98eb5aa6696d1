import type { Background } from '#core/timing/background'
import { startAffiliateLoop, stopAffiliateLoop } from '#affiliates/jobs/affiliate_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startAffiliateLoop, stop: stopAffiliateLoop },
]
