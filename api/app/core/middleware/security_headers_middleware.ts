import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import shield from '#config/shield'

const HEADERS = Object.entries(shield.headers)

/** Adds the headers of config/shield.ts to every answer; they are the same for all. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of HEADERS) response.header(name, value)
    return next()
  }
}
