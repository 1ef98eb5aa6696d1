import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'

/**
 * Refuses a compressed body with 415 `badRequest` before it is read, and ends the connection: no client of ours
 * compresses, and a small body may unpack to a large one.
 */
export default class PlainBodyMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const encoding = request.request.headers['content-encoding'] ?? 'identity'
    if (encoding.trim().toLowerCase() !== 'identity') {
      response.header('connection', 'close')
      throw new AppError('badRequest', { params: ['Content-Encoding'], status: 415 })
    }
    return next()
  }
}
