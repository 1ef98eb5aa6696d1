/** A MariaDB Galera cluster in a temporary folder: every node has all rows, and a commit is in force once all have it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { isEnding, onEnd } from '../cleanup.mjs'
import { Refusal } from '../fail.mjs'
import { freePort, waitForPort } from '../ports.mjs'
import { capture, captureOrRefuse, start } from '../processes.mjs'
import { findProgram, mariadb } from './programs.mjs'

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so']
/** As root, rsync would write as nobody: the nodes run as the user that Debian's package makes. */
const isRoot = process.getuid?.() === 0
const asWhom = isRoot ? ['--user=mysql'] : []
/** A node that joins copies what it misses, at first the whole database. */
const JOINS_WITHIN_MS = 120_000
/** Not before the others have taken it for dead: one that comes back sooner keeps them waiting. */
const START_AGAIN_AFTER_MS = 4_000
/** The others wait with their commits until a silent node is taken for dead: five seconds, if not told otherwise. */
const DEAD_AFTER = [
  'evs.keepalive_period=PT0.3S',
  'evs.inactive_check_period=PT0.3S',
  'evs.suspect_timeout=PT2S',
  'evs.inactive_timeout=PT5S',
]

async function portsOfNode() {
  const [sql, group, transfer, state] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  return { sql, group, transfer, state }
}

/** An empty database in a folder of its own; a node that joins copies its own from another. */
async function prepareFolder(folder, isFirst) {
  for (const path of [folder, join(folder, 'data'), join(folder, 'tmp')]) mkdirSync(path)
  if (isRoot) await captureOrRefuse('handing the folder over', 'chown', ['-R', 'mysql:', folder])
  if (!isFirst) return
  const installer = findProgram(['mariadb-install-db', 'mysql_install_db'])
  if (!installer) throw new Refusal('mariadb-install-db is missing; it comes with mariadb-server')
  await captureOrRefuse('preparing a node of the cluster', installer, [
    '--no-defaults',
    ...asWhom,
    `--datadir=${join(folder, 'data')}`,
    `--tmpdir=${join(folder, 'tmp')}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
  ])
}

function settingsOf(folder, ports, { provider, members }) {
  const dataDir = join(folder, 'data')
  const options = [
    `gmcast.listen_addr=tcp://127.0.0.1:${ports.group}`,
    `ist.recv_addr=127.0.0.1:${ports.transfer}`,
    ...DEAD_AFTER,
  ]
  return [
    '--no-defaults',
    ...asWhom,
    `--datadir=${dataDir}`,
    `--tmpdir=${join(folder, 'tmp')}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${join(folder, 'error.log')}`,
    '--bind-address=127.0.0.1',
    `--port=${ports.sql}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-buffer-pool-size=256M',
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    `--wsrep-provider-options=${options.join(';')}`,
    '--wsrep-cluster-name=grandstand',
    `--wsrep-cluster-address=gcomm://${members.map(({ group }) => `127.0.0.1:${group}`).join(',')}`,
    `--wsrep-node-address=127.0.0.1:${ports.group}`,
    `--wsrep-node-incoming-address=127.0.0.1:${ports.sql}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${ports.state}`,
    // ids follow each other, since one node takes the writes
    '--wsrep-auto-increment-control=OFF',
  ]
}

/** How far a node came before it died: with this it asks the others only for what it missed, as Debian's service does. */
async function positionOf(server, settings, folder) {
  const log = join(folder, 'recovery.log')
  const own = settings.filter((one) => !one.startsWith('--log-error'))
  await capture(server, [...own, '--wsrep-recover', `--log-error=${log}`])
  const found = existsSync(log) ? readFileSync(log, 'utf8') : ''
  rmSync(log, { force: true })
  return /Recovered position:\s*(\S+)/.exec(found)?.[1]
}

/** Starts a node, and again whenever it ends, as a service manager would. */
async function keepNode(server, folder, settings, { port, first }) {
  let hasJoined = false
  const launch = async (more) => {
    const running = start(server, [...settings, ...more], { stdio: 'ignore' })
    let isOver = false
    running.exit.then(async () => {
      isOver = true
      if (!hasJoined || isEnding()) return
      await pause(START_AGAIN_AFTER_MS)
      const position = await positionOf(server, settings, folder)
      if (!isEnding()) await launch(position ? [`--wsrep-start-position=${position}`] : [])
    })
    if (hasJoined) return
    const options = { timeoutMs: JOINS_WITHIN_MS, isOver: () => isOver }
    if (!(await waitForPort(port, options))) {
      throw new Refusal(`a node of the cluster did not start: ${folder}/error.log`)
    }
    hasJoined = true
  }
  await launch(first)
}

/**
 * Starts a cluster with an empty database of that name. A node that is killed is started again.
 * @param {{ nodes: number, database: string }} options
 * @returns {Promise<{ ports: number[] }>} of its nodes
 * @throws {Refusal} when a node does not start
 */
export async function startGalera({ nodes, database }) {
  const server = findProgram(mariadb.names)
  const provider = PROVIDERS.find((path) => existsSync(path))
  if (!server || !provider) throw new Refusal('galera-4 is missing; it comes with mariadb-server')
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-galera-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  if (isRoot) await captureOrRefuse('handing the folder over', 'chown', ['mysql:', folder])
  const members = await Promise.all(Array.from({ length: nodes }, portsOfNode))
  const initFile = join(folder, 'init.sql')
  writeFileSync(initFile, `CREATE DATABASE IF NOT EXISTS ${database};\n`)
  for (const [index, ports] of members.entries()) {
    const own = join(folder, String(index + 1))
    await prepareFolder(own, index === 0)
    const settings = settingsOf(own, ports, { provider, members })
    const first = index === 0 ? ['--wsrep-new-cluster', `--init-file=${initFile}`] : []
    await keepNode(server, own, settings, { port: ports.sql, first })
  }
  return { ports: members.map(({ sql }) => sql) }
}
