/** The API with a live feed inside, for the bench. `live.ts` controls and questions it over IPC. */
import 'reflect-metadata'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ignite } from '../bin/ignite.ts'
import { openMatches, startFeed } from './live_feed.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const matches = Number(process.env['BENCH_MATCHES'])
const epochMs = Number(process.env['BENCH_EPOCH_MS'])

const { createNodeServer } = await import('#core/http/node_server')
await ignite().httpServer().start(createNodeServer)

const { default: db } = await import('@adonisjs/lucid/services/db')
const { MARKET_TYPES } = await import('@grandstand/shared-types/markets/table/market_types')
for (const { id, key, group } of MARKET_TYPES.filter((type) =>
  [10, 16, 18, 29].includes(type.id)
)) {
  const row = { id, key, group, names: '{}' }
  await db.insertQuery().table('market_types').insert(row).knexQuery.onConflict('id').ignore()
}
await db.from('matches').update({ starts_at: Date.now() - 30 * 60_000, changed_at: Date.now() })
const { rebuildBook } = await import('#book/sync')
await rebuildBook()

const { bookChanges } = await import('#book/changes')
const { intake } = await import('#feed/intake/intake')
let applied = 0
bookChanges.on((change) => {
  if (change.kind === 'markets') applied += change.marketIds.length
})
const feed = { receive: intake.receive, matches, changesPerSecond: 20, epochMs }
openMatches(feed)
await intake.idle()
startFeed(feed)

process.on('message', (word) => {
  // what is left then is held
  if (word === 'held') collectGarbage()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  const cpuMs = (user + system) / 1000
  process.send?.({ word, answer: { applied, at: Date.now(), cpuMs, rss, heapUsed, external } })
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
