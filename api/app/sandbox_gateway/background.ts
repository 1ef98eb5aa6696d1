import type { Background } from '#core/timing/background'
import { startSandboxLoop, stopSandboxLoop } from '#sandbox_gateway/sandbox_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startSandboxLoop, stop: stopSandboxLoop },
]
