/**
 * `npm run simulate:network`: a month of a network of dealers, by bots over HTTP, then its books are checked: on SQLite, then
 * on a MariaDB of its own. `-- sqlite` or `-- mariadb` chooses one. Options set the sizes: `-- --dealers 5 --players 40
 * --coupons 600`.
 */
import { runMain } from './lib/fail.mjs'
import { simulateOnDatabases } from './lib/simulate.mjs'

runMain(() => simulateOnDatabases({ what: 'A month', program: 'main.ts' }))
