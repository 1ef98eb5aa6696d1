import type { ApplicationService } from '@adonisjs/core/types'
import type { Background } from '#core/timing/background'

/** Joins the rooms, and runs book, feeds, acceptance and settlement beside the HTTP server. */
export default class GrandstandProvider {
  readonly #started: Background[] = []

  constructor(protected app: ApplicationService) {}

  async start(): Promise<void> {
    // commands move credit, too
    const { joinRooms } = await import('#start/bindings')
    joinRooms()
    const { sendMailsWith } = await import('#mail/sending/mailer')
    const mailers = await this.app.container.make('mail.manager')
    sendMailsWith(mailers.use())
    if (this.app.getEnvironment() !== 'web') return
    await this.#startTracing()
    const { requireSchema } = await import('#core/database/schema_version')
    const { requireOwnRedis, requireSharedDatabase } = await import('#core/own_redis')
    requireSharedDatabase()
    await requireSchema()
    const { default: env } = await import('#start/env')
    const { requireSafeDemo } = await import('#dealers/demo_passwords')
    await requireSafeDemo({
      host: env.get('HOST'),
      isDemoOn: env.get('DEMO') !== false,
      ownPassword: env.get('DEMO_PASSWORD'),
    })
    const { readOrigins } = await import('#origins/origins')
    await readOrigins({ countries: env.get('COUNTRY_DATABASE'), vpns: env.get('VPN_NETWORKS') })
    const { followBuiltTexts } = await import('#translations/built_texts')
    await followBuiltTexts()
    const { openInfoPages } = await import('#content/actions/edit_pages')
    await openInfoPages()
    const { startLastSeen, stopLastSeen } = await import('#accounts/session/last_seen')
    await this.#begin({ start: startLastSeen, stop: stopLastSeen })
    const { checkClockAtStart } = await import('#integrity/self_checks')
    await checkClockAtStart()
    const { hasNodes } = await import('#core/nodes/redis')
    const { startNews, stopNews } = await import('#core/carry_news')
    if (hasNodes()) {
      await requireOwnRedis()
      await this.#begin({ start: startNews, stop: stopNews })
    }
    const { startBook, stopBook } = await import('#book/sync')
    await this.#begin({ start: startBook, stop: stopBook })
    const { hasRole } = await import('#config/roles')
    const { startFeeds, stopFeeds } = await import('#feed/start')
    if (hasNodes() || hasRole('feed')) await this.#begin({ start: startFeeds, stop: stopFeeds })
    const { startAcceptance, stopAcceptance } = await import('#coupons/acceptance/acceptance_loop')
    if (hasRole('web')) await this.#begin({ start: startAcceptance, stop: stopAcceptance })
    const { startMetrics } = await import('#monitoring/metrics')
    startMetrics()
    const { backgroundOfRooms } = await import('#start/background')
    for (const work of backgroundOfRooms) {
      if (work.role === undefined || hasRole(work.role)) await this.#begin(work)
    }
  }

  /** Starts work that ends with the server, the newest first. */
  async #begin(work: Background): Promise<void> {
    await work.start()
    this.#started.push(work)
  }

  async #startTracing(): Promise<void> {
    const { default: env } = await import('#start/env')
    const collector = env.get('OTEL_EXPORTER_OTLP_ENDPOINT')
    if (!collector) return
    const { startTracing, stopTracing } = await import('#monitoring/tracing/start_tracing')
    const share = env.get('OTEL_TRACES_SAMPLER_ARG') ?? 1
    await this.#begin({ start: () => startTracing({ collector, share }), stop: stopTracing })
  }

  async shutdown(): Promise<void> {
    for (const work of this.#started.reverse()) await work.stop()
  }
}
