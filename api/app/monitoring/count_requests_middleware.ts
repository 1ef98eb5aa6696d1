import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countRequest } from '#monitoring/metrics'

/** Counts each request by its route, never by its path: paths hold names and numbers of people. */
export default class CountRequestsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const begunAt = performance.now()
    ctx.response.response.once('close', () => {
      const seconds = (performance.now() - begunAt) / 1_000
      const route = ctx.route?.pattern ?? 'none'
      countRequest(ctx.request.method(), route, ctx.response.getStatus(), seconds)
    })
    return next()
  }
}
