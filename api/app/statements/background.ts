import type { Background } from '#core/timing/background'
import { startStatementLoop, stopStatementLoop } from '#statements/jobs/statement_loop'

export const background: readonly Background[] = [
  { role: 'worker', start: startStatementLoop, stop: stopStatementLoop },
]
