/** Modules of single themes, `src/themes/<folder>/overrides.ts`, that replace blocks. */
import type { Blocks } from '../../navigation/blocks.ts'

export type OverrideModules = Record<string, () => Promise<{ default: Blocks }>>

/** A theme names a module that the built app does not have. */
export class ModuleNotFoundError extends Error {
  override name = 'ModuleNotFoundError'

  constructor(path: string) {
    super(`Module not found: ${path}`)
  }
}

const FOUND: OverrideModules = import.meta.glob<{ default: Blocks }>('../../themes/*/overrides.ts')
const known = new Map<string, Promise<Blocks>>()

/**
 * The blocks that the module of this folder replaces; none for null. A missing or failing module is reported on the
 * console, once, and the site shows its own blocks.
 */
export function overridesOf(folder: string | null, modules = FOUND): Promise<Blocks> {
  if (folder === null) return Promise.resolve({})
  const asked = known.get(folder) ?? load(folder, modules).catch(reported)
  known.set(folder, asked)
  return asked
}

async function load(folder: string, modules: OverrideModules): Promise<Blocks> {
  const path = `themes/${folder}/overrides.ts`
  const found = modules[`../../${path}`]
  if (!found) throw new ModuleNotFoundError(path)
  return (await found()).default
}

function reported(error: unknown): Blocks {
  console.error(error)
  return {}
}
