import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/app_error'

/**
 * Refuses a compressed body, 415 `badRequest`, before anything reads it, and ends the connection: no client of ours
 * compresses what it sends, and what arrives small may be large inside.
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
