import type { Background } from '#core/timing/background'
import { startHealthLoop, stopHealthLoop } from '#games/health/health_loop'

/** In every server: each server counts its own calls. */
export const background: readonly Background[] = [{ start: startHealthLoop, stop: stopHealthLoop }]
