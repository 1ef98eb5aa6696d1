/** Serves the built apps: files by their path, the app's page for every other path. */
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import web from '#config/web'
import { AppError } from '#core/errors/app_error'
import { findSiteByHost, type CurrentSite } from '#sites/current_site'
import { sendUnknownHost } from '#sites/notice/unknown_host'
import { plainPolicy } from '#sites/page/page_policy'
import { isKept, webFiles, type SendFile } from '#sites/web_files'

const PAGE = 'index.html'

/** Sends the app's page of a brand for a path. */
type SendAppPage = (
  ctx: HttpContext,
  asked: { site: CurrentSite; path: string }
) => void | Promise<void>

/**
 * A handler that serves `<root>/<workspace>/dist`. `sendPage` makes the page; without it the page is sent as it was built. A
 * host that no brand answers for gets a page that says so. Throws 404 `notFound` when the app was not built.
 */
export function serveApp(workspace: 'player-web' | 'backoffice', sendPage?: SendAppPage) {
  const files = new Map<string, SendFile>()
  return async (ctx: HttpContext) => {
    const root = join(web.root, workspace, 'dist')
    const send = files.get(root) ?? built(root)
    files.set(root, send)
    const asked: unknown = ctx.params['*']
    const path = Array.isArray(asked) ? asked.join('/') : ''
    const isPage = path === '' || path === PAGE
    if (!isPage && sendFile(ctx, send, path)) return
    // A missing script must fail as one, not arrive as a page.
    if (!isPage && extname(path) !== '') throw AppError.notFound()
    const site = await findSiteByHost(ctx.request.hostname() ?? '')
    if (!site) return sendUnknownHost(ctx)
    if (sendPage) return sendPage(ctx, { site, path })
    // pictures of staff may stand elsewhere on the web
    ctx.response.header('content-security-policy', plainPolicy())
    if (!sendFile(ctx, send, PAGE)) throw AppError.notFound()
  }
}

function built(root: string): SendFile {
  if (!existsSync(join(root, PAGE))) throw AppError.notFound()
  return webFiles(root)
}

/** False when there is no such file. */
function sendFile(ctx: HttpContext, send: SendFile, path: string): boolean {
  const { request } = ctx.request
  const { response } = ctx.response
  // caches on the way keep these files: no visitor's cookies may go with them
  if (isKept(path)) ctx.response.removeHeader('set-cookie')
  ctx.response.relayHeaders()
  return send(request, response, path)
}
