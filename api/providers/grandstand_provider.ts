import type { ApplicationService } from '@adonisjs/core/types'
import type { Background } from '#core/timing/background'

/** Joins the rooms, and runs book, feeds, acceptance and settlement beside the HTTP server. */
export default class GrandstandProvider {
  readonly #started: Background[] = []

  constructor(protected app: ApplicationService) {}

  async start(): Promise<void> {
    // commands move credit, too
    const { checkStepUpWith } = await import('#core/requests/step_up')
    const { checkStepUp } = await import('#accounts/second_factor/step_up')
    checkStepUpWith(checkStepUp)
    const { addOurPartners } = await import('#start/our_partners')
    addOurPartners()
    const { checkClosingWith } = await import('#core/requests/closing')
    const { checkClosing } = await import('#sites/maintenance/closing')
    checkClosingWith(checkClosing)
    const { cloneSitesWith } = await import('#sites/cloning/clone_step')
    const { stepsOfClone } = await import('#start/clone_steps')
    cloneSitesWith(stepsOfClone)
    const { erasePersonalOf } = await import('#core/retention/personal_data')
    const { personalOfRooms } = await import('#start/personal_data')
    erasePersonalOf(personalOfRooms)
    const { ownTablesAs } = await import('#core/database/table_owners')
    const { ownersOfRooms } = await import('#start/table_owners')
    ownTablesAs(ownersOfRooms)
    const { findPicturesIn } = await import('#uploads/picture_columns')
    const { picturesOfRooms } = await import('#start/picture_columns')
    findPicturesIn(picturesOfRooms)
    const { countOpeningsWith } = await import('#accounts/opening_room')
    const { openCards } = await import('#cards/queries/open_cards')
    countOpeningsWith(openCards)
    const { tellOfPasswordsWith } = await import('#accounts/password_notice')
    const { tellOfPassword } = await import('#registration/tell_of_password')
    tellOfPasswordsWith(tellOfPassword)
    const { guardStatusWith } = await import('#catalogue/actions/status_guard')
    const { requireOneIsEnough } = await import('#settlement/approval/alone')
    guardStatusWith(requireOneIsEnough)
    const { printBillsWith } = await import('#printing/bill_papers')
    const { billPaper } = await import('#desk/actions/print_bill')
    printBillsWith(billPaper)
    const { sendMailsWith } = await import('#mail/sending/mailer')
    const mailers = await this.app.container.make('mail.manager')
    sendMailsWith(mailers.use())
    if (this.app.getEnvironment() !== 'web') return
    await this.#startTracing()
    const { requireSchema } = await import('#core/database/schema_version')
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
    const { startLastSeen } = await import('#accounts/session/last_seen')
    startLastSeen()
    const { checkClockAtStart } = await import('#integrity/self_checks')
    await checkClockAtStart()
    const { hasNodes } = await import('#core/nodes/redis')
    if (hasNodes()) await this.#joinNodes()
    const { startBook } = await import('#book/sync')
    await startBook()
    const { hasRole } = await import('#config/roles')
    const { startFeeds } = await import('#feed/start')
    if (hasNodes() || hasRole('feed')) await startFeeds()
    const { startAcceptance } = await import('#coupons/acceptance/acceptance_loop')
    if (hasRole('web')) await startAcceptance()
    const { startMetrics } = await import('#monitoring/metrics')
    startMetrics()
    await this.#startBackground()
  }

  async #startTracing(): Promise<void> {
    const { default: env } = await import('#start/env')
    const collector = env.get('OTEL_EXPORTER_OTLP_ENDPOINT')
    if (!collector) return
    const { startTracing } = await import('#monitoring/tracing/start_tracing')
    await startTracing({ collector, share: env.get('OTEL_TRACES_SAMPLER_ARG') ?? 1 })
  }

  async #joinNodes(): Promise<void> {
    const { startNews } = await import('#core/carry_news')
    await startNews()
  }

  /** What the rooms do beside requests, where this server has the role for it. */
  async #startBackground(): Promise<void> {
    const { hasRole } = await import('#config/roles')
    const { backgroundOfRooms } = await import('#start/background')
    for (const work of backgroundOfRooms) {
      if (work.role !== undefined && !hasRole(work.role)) continue
      await work.start()
      this.#started.push(work)
    }
  }

  async shutdown(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    for (const work of this.#started.reverse()) await work.stop()
    const { stopFeeds } = await import('#feed/start')
    await stopFeeds()
    const { stopAcceptance } = await import('#coupons/acceptance/acceptance_loop')
    await stopAcceptance()
    const { stopBook } = await import('#book/sync')
    await stopBook()
    const { stopLastSeen } = await import('#accounts/session/last_seen')
    await stopLastSeen()
    const { stopNews } = await import('#core/carry_news')
    await stopNews()
    const { stopTracing } = await import('#monitoring/tracing/start_tracing')
    await stopTracing()
  }
}
