/** Serves the built apps: a file by its path, the app's page for every other path. */
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/app_error'

const YEAR_S = 365 * 24 * 3600
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** A handler that serves `../<workspace>/dist`. Throws 404 `notFound` when the app is not built. */
export function serveApp(workspace: 'player-web' | 'backoffice') {
  const root = join(app.makePath('..'), workspace, 'dist')
  return async (ctx: HttpContext) => {
    const asked: unknown = ctx.params['*']
    const relative = Array.isArray(asked) ? asked.join('/') : ''
    const file = normalize(join(root, relative))
    if (!file.startsWith(root + sep) || !(await isFile(file))) return sendPage(ctx, root, relative)
    const hashed = relative.startsWith('assets/')
    ctx.response
      .header('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    return ctx.response.stream(createReadStream(file))
  }
}

async function sendPage(ctx: HttpContext, root: string, relative: string) {
  // a missing script must fail, not return the page
  if (extname(relative) !== '') throw AppError.notFound()
  const page = await readFile(join(root, 'index.html')).catch(() => null)
  if (!page) throw AppError.notFound()
  return ctx.response
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page)
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false
  )
}
