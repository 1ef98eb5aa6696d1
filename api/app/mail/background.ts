import type { Background } from '#core/timing/background'
import { startMailLoop, stopMailLoop } from '#mail/sending/mail_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startMailLoop, stop: stopMailLoop },
]
