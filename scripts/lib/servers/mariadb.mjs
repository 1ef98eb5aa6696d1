/** A private MariaDB in a temporary folder, removed when the script ends. */
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { onEnd } from '../cleanup.mjs'
import { Refusal } from '../fail.mjs'
import { freePort, waitForPort } from '../ports.mjs'
import { capture, captureOrRefuse, start } from '../processes.mjs'
import { findProgram, mariadb } from './programs.mjs'
import { onSmallDisk } from './small_disk.mjs'

/** MariaDB runs as root only when told to by name. */
const asWhom = process.getuid?.() === 0 ? ['--user=root'] : []

async function createSystemTables(dataDir) {
  const installer = findProgram(['mariadb-install-db', 'mysql_install_db'])
  if (!installer) throw new Refusal('mariadb-install-db is missing; it comes with mariadb-server')
  const args = [
    '--no-defaults',
    ...asWhom,
    `--datadir=${dataDir}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
  ]
  await captureOrRefuse('preparing a private MariaDB', installer, args)
}

/**
 * Runs a program of MariaDB's client at a server.
 * @param {'mariadb' | 'mariadb-dump'} name
 * @param {string[]} args
 * @param {Record<string, string>} settings the API's DB_* settings
 * @param {{ from?: string, to?: string }} [files] that it reads and writes
 * @throws {Refusal} when it fails
 */
export async function runClient(name, args, { DB_HOST, DB_PORT, DB_USER }, { from, to } = {}) {
  const program = findProgram([name])
  if (!program) throw new Refusal(`${name} is missing; it comes with mariadb-client`)
  const server = [`--host=${DB_HOST}`, `--port=${DB_PORT}`, `--user=${DB_USER}`]
  const input = from ? openSync(from, 'r') : 'ignore'
  const output = to ? openSync(to, 'w') : 'ignore'
  const running = start(program, [...server, ...args], { stdio: [input, output, 'inherit'] })
  const code = await running.exit
  for (const file of [input, output]) if (file !== 'ignore') closeSync(file)
  if (code !== 0) throw new Refusal(`${name} failed (code ${code})`)
}

/** With these settings no answered commit is lost, however the server ends. */
const DURABLE = ['--innodb-flush-log-at-trx-commit=1', '--sync-binlog=1']

/** Starts the program, and starts it again whenever it ends by itself, as a service manager would. */
function startAndRestart(command, args) {
  let isStopping = false
  let running
  const launch = () => {
    running = start(command, args, { stdio: 'ignore' })
    running.exit.then(() => isStopping || launch())
  }
  launch()
  return {
    stop: onEnd(async () => {
      isStopping = true
      await running.stop()
    }),
  }
}

/**
 * Starts a private server with empty databases of the given names.
 * @param {{ databases: string[], flushLogAtCommit?: 0 | 1 | 2, mayBeKilled?: boolean, memoryMb?: number,
 *   serverId?: number, diskMb?: number }} options
 * `flushLogAtCommit` 1 makes every commit durable (innodb_flush_log_at_trx_commit); `mayBeKilled` also writes a binary
 * log, as production does, and starts the server again when somebody kills it; `memoryMb` is its buffer pool; `serverId` tells
 * servers apart that follow each other; `diskMb` puts its data on a disk of that size in memory (`canHaveSmallDisk`)
 * @returns {Promise<{ env: Record<string, string>, newDatabase: (name: string) => Promise<Record<string, string>>, version: string, pid?: number, stop: () => Promise<void> }>} `env`
 * holds the API's DB_* settings for the first database; `newDatabase` makes one of that beginning that nobody has, and resolves
 * to its settings; `pid` is missing for a server that may be killed
 * @throws {Refusal} when the server does not start
 */
export async function startMariadb({
  databases,
  flushLogAtCommit = 1,
  mayBeKilled = false,
  memoryMb = 256,
  serverId = 1,
  diskMb,
}) {
  const server = findProgram(mariadb.names)
  if (!server) throw new Refusal(`${mariadb.debian} is not installed`)
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-mariadb-'))
  // Registered before the server, so it runs after the server has ended.
  const removeFolder = onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  // a server that starts deletes the temporary tables that it finds, which may be another server's
  const temporaryDir = join(folder, 'tmp')
  mkdirSync(temporaryDir)
  const { output: version } = await capture(server, ['--version'])
  await createSystemTables(dataDir)

  const initFile = join(folder, 'init.sql')
  writeFileSync(
    initFile,
    databases.map((name) => `CREATE DATABASE IF NOT EXISTS ${name};\n`).join('')
  )
  const port = await freePort()
  const args = [
    '--no-defaults',
    ...asWhom,
    `--datadir=${dataDir}`,
    `--tmpdir=${temporaryDir}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${join(folder, 'error.log')}`,
    `--init-file=${initFile}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    `--innodb-buffer-pool-size=${memoryMb}M`,
    `--server-id=${serverId}`,
    ...(mayBeKilled
      ? [...DURABLE, `--log-bin=${join(dataDir, 'binlog')}`]
      : [`--innodb-flush-log-at-trx-commit=${flushLogAtCommit}`, '--skip-log-bin']),
    // small beside the tables
    ...(diskMb ? ['--innodb-log-file-size=8M', '--aria-log-file-size=8M'] : []),
  ]
  let isOver = false
  let stop
  let pid
  if (mayBeKilled) {
    stop = startAndRestart(server, args).stop
  } else {
    const [program, own] = diskMb ? onSmallDisk(dataDir, diskMb, [server, args]) : [server, args]
    const running = start(program, own, { stdio: 'ignore' })
    running.exit.then(() => (isOver = true))
    stop = running.stop
    pid = running.child.pid
  }
  if (!(await waitForPort(port, { isOver: () => isOver }))) {
    throw new Refusal(`the private MariaDB did not start: ${server}`)
  }
  const env = {
    DB_CONNECTION: 'mysql',
    DB_HOST: '127.0.0.1',
    DB_PORT: String(port),
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_DATABASE: databases[0],
  }
  let made = 0
  return {
    env,
    async newDatabase(name) {
      const DB_DATABASE = `test_${name}_${++made}`
      await runClient('mariadb', [`--execute=create database ${DB_DATABASE}`], env)
      return { ...env, DB_DATABASE }
    },
    pid,
    version: /(\d+\.\d+\.\d+)/.exec(version)?.[1] ?? 'unknown',
    stop: async () => {
      await stop()
      await removeFolder()
    },
  }
}
