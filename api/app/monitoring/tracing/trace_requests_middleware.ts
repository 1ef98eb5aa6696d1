import { context, propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isTracing, spanOf } from '#core/tracing'
import { isTrustedProxy } from '#config/app'

/** A trace of each request, by its route: paths, queries and bodies hold names and numbers of people. */
export default class TraceRequestsMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    if (!isTracing()) {
      await next()
      return
    }
    const method = ctx.request.method()
    await context.with(callersContext(ctx), () =>
      spanOf(method, { kind: SpanKind.SERVER }, async (span) => {
        await next()
        const route = ctx.route?.pattern ?? 'none'
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': ctx.response.getStatus(),
          'grandstand.request_id': ctx.request.id() ?? '',
        })
      })
    )
  }
}

/** A trusted proxy may have begun the trace; a stranger may not say what is recorded. */
function callersContext({ request }: HttpContext) {
  const { socket, headers } = request.request
  if (!isTrustedProxy(socket.remoteAddress ?? '')) return ROOT_CONTEXT
  return propagation.extract(ROOT_CONTEXT, headers)
}
