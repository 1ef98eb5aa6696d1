/** Programs that npm cannot bring: finds them, and installs them where it may. */
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tmpdir } from 'node:os'
import { Refusal } from '../fail.mjs'
import { capture } from '../processes.mjs'

/** The database server that the tests need: its names, and its Debian package. */
export const mariadb = { names: ['mariadbd', 'mysqld'], debian: 'mariadb-server' }
/** By which several servers share news and prices. */
export const redis = { names: ['redis-server'], debian: 'redis-server' }
/** Spreads requests over servers, and leads them to the database that takes writes. */
export const haproxy = { names: ['haproxy'], debian: 'haproxy' }
/** Copies a database to a node of a cluster that joins. */
export const rsync = { names: ['rsync'], debian: 'rsync' }
/**
 * The shell without windows comes first, since a page in it takes less than half the processor time of one in the whole
 * browser.
 */
export const chromium = {
  names: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ],
  debian: 'chromium-headless-shell',
}

const BESIDE_PATH = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** Absolute path of the first of `names` that this machine has, or null. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...BESIDE_PATH]
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        // This folder does not have the program.
      }
    }
  }
  return null
}

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Runs `work` while Debian is told that an installed package must not start its service. */
async function withoutStartingServices(work) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return work()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(policy, { force: true })
  }
}

async function installWithApt(packages) {
  const logFile = join(tmpdir(), 'grandstand-apt.log')
  console.log(`Installing ${packages.join(' and ')} with apt-get (log: ${logFile})...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await withoutStartingServices(async () => {
    let log = ''
    for (const args of [['update'], install]) {
      const { code, output } = await capture('apt-get', args, { env })
      log += output
      writeFileSync(logFile, log)
      if (code !== 0) {
        const tail = output.trimEnd().split('\n').slice(-5).join('\n')
        throw new Refusal(`apt-get ${args[0]} failed (log: ${logFile})\n${tail}`)
      }
    }
  })
}

/**
 * Makes sure that each program is there; on Debian as root, missing ones are installed.
 * @param {{ names: string[], debian: string }[]} programs
 * @throws {Refusal} naming what to install
 */
export async function ensurePrograms(programs) {
  const missing = programs.filter(({ names }) => findProgram(names) === null)
  if (missing.length === 0) return
  const packages = missing.map(({ debian }) => debian)
  if (!isDebianRoot()) {
    throw new Refusal(`the tests need ${packages.join(' and ')}: install it and run them again`)
  }
  await installWithApt(packages)
}
