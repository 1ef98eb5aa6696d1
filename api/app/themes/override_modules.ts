/** Modules of the player app that replace blocks of a theme, as the built app lists them. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

const pathOf = (folder: string) => `themes/${folder}/overrides.ts`

let known: { names: ReadonlySet<string>; builtAt: number } | null = null

/**
 * The path of the override module in this folder, when the built player app lacks it; null when the design names no
 * folder, when the app has the module, and before the first build.
 */
export function missingModule(folder: string | null): string | null {
  if (folder === null) return null
  const names = builtModules()
  return names && !names.has(`src/${pathOf(folder)}`) ? pathOf(folder) : null
}

/** Read again after each build. */
function builtModules(): ReadonlySet<string> | null {
  const manifest = join(app.makePath('..'), 'player-web', 'dist', '.vite', 'manifest.json')
  const builtAt = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) return null
  if (known?.builtAt !== builtAt) {
    const chunks: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
    const names = new Set(typeof chunks === 'object' && chunks !== null ? Object.keys(chunks) : [])
    known = { names, builtAt }
  }
  return known.names
}
