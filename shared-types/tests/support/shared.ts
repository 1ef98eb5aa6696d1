/** The folder of reference data, which is no part of the project: beside the repository, or at GRANDSTAND_SHARED. */
import { existsSync } from 'node:fs'
import path from 'node:path'

const repositoryRoot = path.resolve(import.meta.dirname, '../../..')
export const sharedFolder =
  process.env['GRANDSTAND_SHARED'] ?? path.resolve(repositoryRoot, '../shared')

/** The path of a shared file, or null when it is not there. */
export function sharedPath(...parts: string[]): string | null {
  const file = path.join(sharedFolder, ...parts)
  return existsSync(file) ? file : null
}
