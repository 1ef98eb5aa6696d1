import type { Background } from '#core/timing/background'
import { startReconcileLoop, stopReconcileLoop } from '#wallet/reconciling/reconcile_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startReconcileLoop, stop: stopReconcileLoop },
]
