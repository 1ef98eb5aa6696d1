import type { Background } from '#core/timing/background'
import { startRisk, stopRisk } from '#risk/limits/enforce'

/** In every server that takes coupons. */
export const background: readonly Background[] = [{ role: 'web', start: startRisk, stop: stopRisk }]
