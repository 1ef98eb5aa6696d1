/** The manifest of a release: the SHA-256 of every file that the server runs or serves. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Folders of our own code. The packages beside it are pinned by their hashes in the lock file. */
const FOLDERS = [
  'api/app',
  'api/bin',
  'api/commands',
  'api/config',
  'api/providers',
  'api/start',
  'database',
  'shared-types/src',
  'player-web/dist',
  'backoffice/dist',
]
const FILES = ['package-lock.json']
const IGNORED: ReadonlySet<string> = new Set(['node_modules', '.built-from'])

/** Hashes in hexadecimal by path from the root, in the order of the paths. */
export type Manifest = Readonly<Record<string, string>>

/** Reads every file, one at a time. `root`: another installation than this one. */
export async function makeManifest(root = ROOT): Promise<Manifest> {
  const manifest: Record<string, string> = {}
  for (const folder of FOLDERS) {
    for (const path of await pathsUnder(root, folder)) {
      manifest[path] = await hashOf(join(root, path))
    }
  }
  for (const path of FILES) manifest[path] = await hashOf(join(root, path))
  return Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Paths of files that only one of them has, or of which the hashes differ, in the order of the paths. */
export const differences = (released: Manifest, installed: Manifest): string[] =>
  [...new Set([...Object.keys(released), ...Object.keys(installed)])]
    .filter((path) => released[path] !== installed[path])
    .sort()

async function pathsUnder(root: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await pathsUnder(root, path)))
    else if (entry.isFile()) paths.push(path)
  }
  return paths
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
