import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isAskedHost } from '@grandstand/shared-types/sites/host_name'
import { AppError } from '#core/errors/app_error'

/** Refuses a request with 400 `badRequest` whose host is none: which brand it means would be a guess. */
export default class PlainHostMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const host = request.host()
    if (host === null || isAskedHost(host)) return next()
    response.header('connection', 'close')
    throw AppError.badRequest('Host')
  }
}
