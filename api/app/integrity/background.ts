import type { Background } from '#core/timing/background'
import { startHeads, stopHeads } from '#integrity/heads/head_loop'
import { startSelfChecks, stopSelfChecks } from '#integrity/self_checks'

/** Self-checks in every server: each has its own clock and files. */
export const background: readonly Background[] = [
  { start: startSelfChecks, stop: stopSelfChecks },
  { role: 'worker', start: startHeads, stop: stopHeads },
]
