import type { Background } from '#core/timing/background'
import { startLedgerChecks, stopLedgerChecks } from '#ledger/check_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startLedgerChecks, stop: stopLedgerChecks },
]
