import type { Background } from '#core/timing/background'
import { startAuditLoop, stopAuditLoop } from '#audit/chain/audit_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startAuditLoop, stop: stopAuditLoop },
]
