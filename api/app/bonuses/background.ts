import type { Background } from '#core/timing/background'
import { startBonusLoop, stopBonusLoop } from '#bonuses/jobs/bonus_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startBonusLoop, stop: stopBonusLoop },
]
