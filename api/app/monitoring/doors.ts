/**
 * Health and metrics, for machines that watch this server: `/health/live`, `/health/ready`, `/health/feeds`, `/metrics`. They belong to no brand
 * and need no session. Details are for this machine, and for who knows METRICS_TOKEN.
 */
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { AppError } from '#core/errors/app_error'
import { isBearer } from '#core/http/bearer_token'
import { isServerLeaving } from '#core/http/leaving'
import { readNetworks } from '#core/http/networks'
import { takesFeeds } from '#feed/leading/turn'
import { METRICS_TYPE, metricsText } from '#monitoring/metrics'
import { readiness } from '#monitoring/readiness'

const isThisMachine = readNetworks(['127.0.0.0/8', '::1'])

/** `token` is METRICS_TOKEN; empty where this machine alone may read. */
export function monitoringRoutes(token: string): void {
  const mayRead = ({ request }: HttpContext) =>
    token === '' ? isThisMachine(request.ip()) : isBearer(request.header('authorization'), token)

  router.get('/health/live', ({ response }) => response.send({ status: 'ok' }))

  router.get('/health/ready', async (ctx) => {
    ctx.response.header('cache-control', 'no-store')
    // HAProxy takes 404 for a server that leaves: it ends what it has begun, and gets nothing new
    if (isServerLeaving()) return ctx.response.status(404).send({ status: 'leaving' })
    const report = await readiness()
    ctx.response.status(report.isHealthy ? 200 : 503)
    ctx.response.send(mayRead(ctx) ? report : { status: report.status })
  })

  // of several servers, the one that feeds shall send to
  router.get('/health/feeds', ({ response }) => {
    const status = takesFeeds() ? 200 : 503
    response.header('cache-control', 'no-store').status(status)
    response.send({ status: status === 200 ? 'ok' : 'elsewhere' })
  })

  router.get('/metrics', async (ctx) => {
    if (!mayRead(ctx)) throw AppError.notFound()
    ctx.response.header('cache-control', 'no-store').header('content-type', METRICS_TYPE)
    ctx.response.send(await metricsText())
  })
}
