/**
 * The simulated month: a tree of dealers with players and shops, by bots over HTTP, settled by the server, with
 * statements for all periods; then the books are checked by plain SQL. `npm run simulate:network` starts it on an empty,
 * migrated database. The exit code is 1 when a difference is left.
 */
import { setUpBrand } from './accounts.ts'
import { progressBar } from '../commands/_progress_bar.ts'
import { Bot } from './bot.ts'
import { hourOf } from './calendar.ts'
import { Checker } from './check/checker.ts'
import { openNetwork } from './network.ts'
import { playMonth } from './month.ts'
import { report } from './report.ts'
import { Server } from './server.ts'
import { sizesOf } from './sizes.ts'
import { Tally } from './tally.ts'

const HEAD = { username: 'head1', password: 'aPlainOne77' }

const sizes = sizesOf(process.argv.slice(2))
const tally = new Tally()
const began = performance.now()
const server = await Server.start(hourOf(0, 1))
await server.order({ do: 'begin', admin: HEAD })

const at = { port: server.port, tally }
const admin = new Bot(at, HEAD.username, 0)
await admin.signIn(HEAD.password)
const [site] = await admin.get<{ id: number }[]>('/v1/sites')
if (!site) throw new Error('the brand was not opened')
await setUpBrand(admin, site.id)

const people = progressBar('people ')
const network = await openNetwork(at, admin, sizes, (done) => people(done, sizes.players))
const coupons = progressBar('coupons')
const checker = await Checker.open()
await playMonth({
  server,
  network,
  siteId: site.id,
  sizes,
  tally,
  told: (done) => coupons(Math.min(done, sizes.coupons), sizes.coupons),
  beforeAccounts: () => checker.noteCoupons(),
})
await server.stop()

const { figures, differences } = await checker.check({
  coupons: tally.of('coupons'),
  stakedMinor: tally.of('staked minor'),
  shifts: tally.of('shifts'),
})
await checker.close()
const all = [...tally.faults, ...differences]
report({ tally, figures, differences: all, wholeMs: performance.now() - began })
process.exit(all.length > 0 ? 1 : 0)
