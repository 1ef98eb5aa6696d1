/** Folders of the repository, as absolute paths. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const apiDir = join(root, 'api')
export const modulesDir = join(root, 'node_modules')
/** Where api/bin/typescript.mjs keeps what it compiled; a new install begins anew. */
export const compiledDir = join(modulesDir, '.cache', 'compiled')
/** Every workspace with TypeScript of its own, the lowest first. */
export const workspaces = ['shared-types', 'database', 'api', 'player-web', 'backoffice']
/** The two Vite apps that the API serves. */
export const webApps = ['player-web', 'backoffice']
