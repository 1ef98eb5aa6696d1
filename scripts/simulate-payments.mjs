/**
 * `npm run simulate:payments`: a day of 20 000 payments with faults of every kind, by bots over HTTP, then our books are
 * compared with those of the sandbox gateway: on SQLite, then on a MariaDB of its own. `-- sqlite` or `-- mariadb` chooses
 * one. Options set the sizes: `-- --payments=500 --players=50 --seed=other`.
 */
import { ace } from './lib/api.mjs'
import { runMain } from './lib/fail.mjs'
import { simulateOnDatabases } from './lib/simulate.mjs'

runMain(() =>
  simulateOnDatabases({
    what: 'A day of payments',
    program: 'payments/main.ts',
    // the gateway's faults are expected; an answer of 500 and above is a difference
    settings: { SANDBOX_GATEWAY: 'on', LOG_LEVEL: 'fatal' },
    afterwards: async (tools) => console.log((await ace(['ledger:verify'], tools)).trim()),
  })
)
