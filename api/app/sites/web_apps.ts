/** Serves the built apps: files by their path, the app's page for every other path. */
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { isKept, webFiles, type SendFile } from '#sites/web_files'

const PAGE = 'index.html'

/** A handler that serves `../<workspace>/dist`. Throws 404 `notFound` when the app was not built. */
export function serveApp(workspace: 'player-web' | 'backoffice') {
  const root = join(app.makePath('..'), workspace, 'dist')
  let send: SendFile | null = null
  return (ctx: HttpContext) => {
    if (!send && !existsSync(join(root, PAGE))) throw AppError.notFound()
    send ??= webFiles(root)
    const asked: unknown = ctx.params['*']
    const path = Array.isArray(asked) ? asked.join('/') : ''
    const { request } = ctx.request
    const { response } = ctx.response
    // caches on the way keep these files: no visitor's cookies may go with them
    if (isKept(path)) ctx.response.removeHeader('set-cookie')
    ctx.response.relayHeaders()
    if (path !== '' && send(request, response, path)) return
    // A missing script must fail as one, not arrive as a page.
    if (extname(path) !== '' || !send(request, response, PAGE)) throw AppError.notFound()
  }
}
