/**
 * The browser's part of the sandbox, served from its TypeScript: Node takes the types away, line by line. There is no build
 * of it that `npm start` would have to make, and the modules of shared-types that the server plays by are the very ones
 * that the page shows a round by.
 */
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { AppError } from '#core/errors/app_error'
import type { Reply, Route } from '#sandbox_games/http/exchange'

const SANDBOX = fileURLToPath(new URL('..', import.meta.url))
const SHARED = fileURLToPath(
  new URL('..', import.meta.resolve('@grandstand/shared-types/draws/commit'))
)

/** Folders of shared-types that the pages may read. */
const SHARED_PATH = /^shared-types\/((?:core|draws|games|languages|money|wire)\/[\w/-]+?)(?:\.ts)?$/
const SANDBOX_PATH = /^sandbox_games\/((?:[\w-]+\/)*browser\/[\w/-]+)\.(ts|css)$/

const kept = new Map<string, Reply>()

export const moduleRoute: Route = {
  method: 'GET',
  path: /^\/modules\/([\w/.-]+)$/,
  handle: ({ part }) => {
    const known = kept.get(part) ?? read(part)
    kept.set(part, known)
    return known
  },
}

/** Specifiers of modules by the addresses at which they are served. */
export const IMPORT_MAP = JSON.stringify({
  imports: { '@grandstand/shared-types/': '/modules/shared-types/' },
})

function read(part: string): Reply {
  const [, shared] = SHARED_PATH.exec(part) ?? []
  if (shared) return script(`${SHARED}${shared}.ts`)
  const [, own, kind] = SANDBOX_PATH.exec(part) ?? []
  if (!own) throw AppError.notFound()
  return kind === 'css' ? style(`${SANDBOX}${own}.css`) : script(`${SANDBOX}${own}.ts`)
}

const script = (file: string): Reply =>
  reply('text/javascript', stripTypeScriptTypes(textOf(file), { mode: 'strip' }))
const style = (file: string): Reply => reply('text/css', textOf(file))

function textOf(file: string): string {
  if (!existsSync(file)) throw AppError.notFound()
  return readFileSync(file, 'utf8')
}

const reply = (type: string, body: string): Reply => ({
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    // a frame without an origin of its own loads modules too
    'access-control-allow-origin': '*',
  },
  body,
})
