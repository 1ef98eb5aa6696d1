/**
 * The simulated day of payments: players deposit and withdraw by every method, officers decide, the gateway makes every
 * fault that it can, the server is killed twice; then the books are compared. `npm run simulate:payments` starts it on an
 * empty, migrated database. The exit code is 1 when a difference is left.
 */
import { progressBar } from '../../commands/_progress_bar.ts'
import { Bot } from '../bot.ts'
import { midnightOf } from '../calendar.ts'
import { countsOf } from '../report.ts'
import { Server } from '../server.ts'
import { Tally } from '../tally.ts'
import { checkDay, compare } from './check.ts'
import { playDay } from './day.ts'
import { openMethods } from './methods.ts'
import { recordReturns } from './officers.ts'
import { openPeople } from './people.ts'
import { sizesOf } from './sizes.ts'

const HEAD = { username: 'head1', password: 'aPlainOne77' }
const MOST_SHOWN = 40

const sizes = sizesOf(process.argv.slice(2))
const tally = new Tally()
const began = performance.now()
const first = await Server.start(midnightOf(0))
await first.order({ do: 'begin', admin: HEAD })

const at = { port: first.port, tally }
const admin = new Bot(at, HEAD.username, 0)
await admin.signIn(HEAD.password)
const methods = await openMethods(admin, `http://localhost:${first.port}`)
const people = await openPeople(at, admin, sizes)
const progress = progressBar('payments')
const playedFrom = performance.now()
const { server, office } = await playDay({
  server: first,
  people,
  methods,
  sizes,
  tally,
  told: (done) => progress(Math.min(done, sizes.payments), sizes.payments),
})
const playedMs = performance.now() - playedFrom
const span = { from: midnightOf(0), to: midnightOf(7) }
const { rows } = await compare(admin, methods, span)
await recordReturns(office, admin, rows)
const { states, equalCount, differences } = await checkDay(admin, methods, span)
await server.stop()

const all = [...tally.faults, ...differences]
console.log('\nDone by the bots')
console.log(countsOf(tally.counts))
console.log('Refused by rules')
console.log(countsOf(tally.refusals))
console.log('\nPayments at the end')
console.table(states)
const seconds = (ms: number) => (ms / 1_000).toFixed(1)
console.log(`${equalCount} payments are equal in our books and in the gateway's statements`)
console.log(
  `${tally.of('payments')} payments in ${seconds(playedMs)} s; ${seconds(performance.now() - began)} s with people and checks`
)
for (const difference of all.slice(0, MOST_SHOWN)) console.log(`DIFFERENCE ${difference}`)
console.log(`${all.length} differences`)
process.exit(all.length > 0 ? 1 : 0)
