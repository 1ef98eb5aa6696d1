/** The page of the player app as it was built, before it is made the page of a brand. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import web from '#config/web'

export interface BuiltPage {
  html: string
  /** Changes with every build that differs: the page names its scripts by their contents. */
  version: string
}

const VERSION_LENGTH = 12

let known: { page: BuiltPage; path: string; builtAt: number } | null = null

/** Read again after each build; null before the first one. */
export function builtPage(): BuiltPage | null {
  const path = join(web.root, 'player-web', 'dist', 'index.html')
  const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) return null
  if (known?.builtAt !== builtAt || known.path !== path) {
    const html = readFileSync(path, 'utf8')
    const version = createHash('sha256').update(html).digest('hex').slice(0, VERSION_LENGTH)
    known = { page: { html, version }, path, builtAt }
  }
  return known.page
}
