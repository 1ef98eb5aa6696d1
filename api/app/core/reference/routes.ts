import { readFile } from 'node:fs/promises'
import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { AppError } from '#core/errors/app_error'
import type { Operations } from '#core/operations/operation'
import { openApiOf } from '#core/reference/openapi'

const FILES = {
  '/docs': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/docs/docs.js': { file: 'docs.js', type: 'text/javascript; charset=utf-8' },
  '/docs/docs.css': { file: 'docs.css', type: 'text/css; charset=utf-8' },
}

/**
 * `/docs`: a page that shows the operations and lets a reader try them; `/docs/openapi.json`: the document behind it.
 * Neither contains a secret. Both are 404 `notFound` with `API_DOCS=closed`.
 */
export function referenceRoutes(rooms: Readonly<Record<string, Operations>>): void {
  let document: object | undefined
  router.get('/docs/openapi.json', () => {
    requireOpen()
    return (document ??= openApiOf(rooms))
  })
  for (const [path, { file, type }] of Object.entries(FILES)) {
    router.get(path, async ({ response }) => {
      requireOpen()
      const content = await readFile(new URL(`page/${file}`, import.meta.url))
      response.header('content-type', type).header('cache-control', 'no-cache').send(content)
    })
  }
}

function requireOpen(): void {
  if (env.get('API_DOCS') === 'closed') throw AppError.notFound()
}
