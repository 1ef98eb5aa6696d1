import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import shield from '#config/shield'

const HEADERS = Object.entries(shield.headers)

/** Every answer carries the headers of config/shield.ts; they differ for none, so none is composed anew. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of HEADERS) response.header(name, value)
    return next()
  }
}
