/** The folder in which a run of the tests makes all that it needs. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { onEnd } from '../cleanup.mjs'
import { Refusal } from '../fail.mjs'
import { startGuard } from '../guard.mjs'

const GB = 1024 ** 3
/** What a run of the gate writes, and some more. */
const NEEDED_GB = 3
/** Beside the folder, servers and browsers need memory. */
const NEEDED_MEMORY_GB = 10

/** Memory that Linux shows as a folder. Databases wait for no disk there, which other programs may keep busy for seconds. */
const IN_MEMORY = '/dev/shm'

function freeGb(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / GB
}

/**
 * Where the folder is made: where TMPDIR says, else in memory where there is enough of it, else with the temporary files of
 * the system.
 * @param {{ memory?: string, freeMemoryGb?: number, chosen?: string }} [machine]
 */
export function parentOfRun({
  memory = IN_MEMORY,
  freeMemoryGb = freemem() / GB,
  chosen = process.env.TMPDIR,
} = {}) {
  if (chosen || freeMemoryGb < NEEDED_MEMORY_GB || !existsSync(memory)) return tmpdir()
  return freeGb(memory) < NEEDED_GB ? tmpdir() : memory
}

/** Makes the folder, and removes it when the script ends, also when the script is killed. Throws a Refusal for a full disk. */
export function folderOfRun() {
  const parent = parentOfRun()
  const free = freeGb(parent)
  if (free < NEEDED_GB) {
    throw new Refusal(
      `the tests need ${NEEDED_GB} GB in ${parent}, where ${free.toFixed(1)} GB are free`
    )
  }
  const folder = mkdtempSync(join(parent, 'grandstand-test-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  startGuard(folder)
  process.env.TMPDIR = folder
  return folder
}
