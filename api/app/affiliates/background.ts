import type { Background } from '#core/timing/background'
import { startAffiliateLoop, stopAffiliateLoop } from '#affiliates/jobs/affiliate_loop'
import { startPostbackLoop, stopPostbackLoop } from '#affiliates/jobs/postback_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startAffiliateLoop, stop: stopAffiliateLoop },
  { role: 'worker', start: startPostbackLoop, stop: stopPostbackLoop },
]
