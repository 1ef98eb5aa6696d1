import type { Background } from '#core/timing/background'
import { startOldLayers, stopOldLayers } from '#book/jobs/old_layers_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startOldLayers, stop: stopOldLayers },
]
