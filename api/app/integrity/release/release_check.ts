/** Compares the installed files with the manifest of their release (must-hold A3). */
import { readFile } from 'node:fs/promises'
import type { ReleaseState } from '@grandstand/shared-types/wire/integrity'
import { alertEverySite } from '#audit/alert'
import { pauseBetting } from '#core/requests/betting_pause'
import { clock } from '#core/timing/clock'
import { differences, makeManifest, type Manifest } from '#integrity/release/manifest'

const SHOWN_PATHS = 50

let state: ReleaseState = {
  isNamed: false,
  checkedAt: null,
  fileCount: 0,
  changed: [],
  changedCount: 0,
}

export const releaseState = (): ReleaseState => state

/**
 * One comparison with the manifest in `file`; nothing without a file. A difference, or a manifest that cannot be read, pauses bets
 * and goes to every brand's audit log, once for each state of the files.
 */
export async function checkRelease(file: string | undefined, root?: string): Promise<ReleaseState> {
  if (file === undefined) return state
  const installed = await makeManifest(root)
  const released = await readManifest(file)
  const all = released === null ? ['RELEASE_MANIFEST'] : differences(released, installed)
  const changed = all.slice(0, SHOWN_PATHS)
  const isNew = all.length !== state.changedCount || changed.join() !== state.changed.join()
  state = {
    isNamed: true,
    checkedAt: clock.now(),
    fileCount: Object.keys(installed).length,
    changed,
    changedCount: all.length,
  }
  pauseBetting('releaseChanged', all.length > 0)
  if (all.length > 0 && isNew) {
    await alertEverySite('release.changed', { files: state.changed, count: all.length })
  }
  return state
}

/** Null for a file that is missing or is no manifest. */
async function readManifest(file: string): Promise<Manifest | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isManifest(parsed) ? parsed : null
  } catch {
    return null
  }
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string')
