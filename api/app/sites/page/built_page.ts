/** The page of the player app as it was built, before it is made the page of a brand. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import web from '#config/web'

export interface BuiltPage {
  html: string
  /** Changes with every build that differs: the page names its scripts by their contents. */
  version: string
  /** The file of the texts of each language, by its code: an address. */
  textFiles: ReadonlyMap<string, string>
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
    known = { page: { html, version, textFiles: textFilesOf(dirname(path)) }, path, builtAt }
  }
  return known.page
}

const TEXTS = /^src\/i18n\/locales\/(\w+)\/index\.ts$/

function textFilesOf(dist: string): Map<string, string> {
  const path = join(dist, '.vite', 'manifest.json')
  if (!existsSync(path)) return new Map()
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'))
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const code = TEXTS.exec(source)?.[1]
      return code === undefined ? [] : [[code, `/${file}`]]
    })
  )
}
