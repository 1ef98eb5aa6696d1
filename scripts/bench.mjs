/**
 * `npm run bench`: hot paths as ratios to a bare floor of the same run, so that the machine's speed does not matter.
 * Placing and settling, on both databases; a word after `--` chooses one of them, or one database.
 * `npm run bench -- races`: settling a race of 40 runners beside a match with as many coupons.
 * `npm run bench -- scale`: the cost of a coupon with two million stored; takes about half an hour.
 * `npm run bench -- network`: pages of staff over 10 000 users and a million coupons; takes some minutes. Ends with code 1
 * when a page takes more than 300 ms.
 * `npm run bench -- desk`: a ticket sold at a desk, until the page of its paper. Ends with code 1 above 150 ms.
 * `npm run bench -- payments`: deposits credited by notices of a gateway.
 * `npm run bench -- wallet`: bets and wins of a game provider.
 * `npm run bench -- draws`: tickets of a draw sold, and draws paid in bulk.
 * `npm run bench -- affiliates`: pages of affiliates over a million clicks, and the board while visitors click on their links. Ends
 * with code 1 above 300 ms.
 * `npm run bench -- rule-lab`: changed rules tried on a million coupons. Ends with code 1 when a trial takes more than 30 s.
 * `npm run bench -- nodes`: coupons placed at one, two and three servers on one MariaDB.
 * `npm run bench -- hostile`: coupons placed while 30 connections send hostile bodies, and sign-ins while 130 strangers try names.
 * Ends with code 1 above 250 ms and 2 s.
 * `npm run bench -- live`: live prices to 3000 sockets; BENCH_MINUTES=10 watches the memory for ten minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAffiliates } from './lib/bench/affiliates.mjs'
import { benchDesk } from './lib/bench/desk.mjs'
import { benchDraws } from './lib/bench/draws.mjs'
import { benchHostile } from './lib/bench/hostile.mjs'
import { benchLive } from './lib/bench/live.mjs'
import { benchNetwork } from './lib/bench/network.mjs'
import { benchNodes } from './lib/bench/nodes.mjs'
import { benchPayments } from './lib/bench/payments.mjs'
import { benchPlacement } from './lib/bench/placement.mjs'
import { benchRuleLab } from './lib/bench/rule_lab.mjs'
import { benchScale } from './lib/bench/scale.mjs'
import { benchRaces, benchSettlement } from './lib/bench/settlement.mjs'
import { benchWallet } from './lib/bench/wallet.mjs'
import { onEnd } from './lib/cleanup.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { startMariadb } from './lib/servers/mariadb.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensurePrograms, mariadb } from './lib/servers/programs.mjs'

/** By the word after `--`; without a word the benches of `everyday`. */
const BENCHES = {
  'everyday': [benchPlacement, benchSettlement],
  'placement': [benchPlacement],
  'settlement': [benchSettlement],
  'races': [benchRaces],
  'scale': [benchScale],
  'live': [benchLive],
  'network': [benchNetwork],
  'nodes': [benchNodes],
  'desk': [benchDesk],
  'hostile': [benchHostile],
  'payments': [benchPayments],
  'wallet': [benchWallet],
  'draws': [benchDraws],
  'rule-lab': [benchRuleLab],
  'affiliates': [benchAffiliates],
}

runMain(async () => {
  const [word = 'everyday', only] = process.argv.slice(2)
  const benches = BENCHES[word]
  if (!benches || ![undefined, 'sqlite', 'mariadb'].includes(only)) {
    throw new Refusal(
      `say ${Object.keys(BENCHES).join(', ')}, and sqlite or mariadb for that database alone`
    )
  }
  const { node, env } = prepare()
  /** Figures above their bounds. */
  const above = []
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-bench-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))

  if (only !== 'mariadb') {
    const on = (file) => ({
      node,
      env: { ...env, DB_CONNECTION: 'sqlite', SQLITE_FILE: join(folder, file) },
    })
    const [tools, second, third] = ['bench', 'second', 'third'].map((file) => on(`${file}.sqlite3`))
    for (const bench of benches) {
      const faults = await bench({ name: 'SQLite', floor: 'floor_sqlite', tools, second, third })
      above.push(...(faults ?? []))
    }
  }
  if (only !== 'sqlite') {
    await ensurePrograms([mariadb])
    const server = await startMariadb({
      databases: ['bench', 'second', 'third'],
      flushLogAtCommit: 1,
      // the indexes of millions of coupons must fit in memory (docs/running.md)
      memoryMb: ['scale', 'network', 'rule-lab'].includes(word) ? 1024 : 256,
    })
    const on = (name) => ({ node, env: { ...env, ...server.env, DB_DATABASE: name } })
    const [tools, second, third] = ['bench', 'second', 'third'].map(on)
    const name = `MariaDB ${server.version}`
    const databasePid = server.pid
    for (const bench of benches) {
      const faults = await bench({ name, floor: 'floor_mysql', tools, second, third, databasePid })
      above.push(...(faults ?? []))
    }
  }
  for (const fault of above) console.error(fault)
  return above.length > 0 ? 1 : 0
})
