import type { ApplicationService } from '@adonisjs/core/types'

/** Joins the rooms, and runs book, feeds, acceptance and settlement beside the HTTP server. */
export default class GrandstandProvider {
  constructor(protected app: ApplicationService) {}

  async start(): Promise<void> {
    // commands move credit, too
    const { checkStepUpWith } = await import('#core/requests/step_up')
    const { checkStepUp } = await import('#accounts/second_factor/step_up')
    checkStepUpWith(checkStepUp)
    const { cloneSitesWith } = await import('#sites/cloning/clone_step')
    const { stepsOfClone } = await import('#start/clone_steps')
    cloneSitesWith(stepsOfClone)
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
    const { default: env } = await import('#start/env')
    const { requireSafeDemo } = await import('#dealers/demo_passwords')
    await requireSafeDemo({
      host: env.get('HOST'),
      isDemoOn: env.get('DEMO') !== false,
      ownPassword: env.get('DEMO_PASSWORD'),
    })
    const { readOrigins } = await import('#origins/origins')
    await readOrigins({ countries: env.get('COUNTRY_DATABASE'), vpns: env.get('VPN_NETWORKS') })
    const { startLastSeen } = await import('#accounts/session/last_seen')
    startLastSeen()
    const { startBook } = await import('#book/sync')
    await startBook()
    const { startFeeds } = await import('#feed/start')
    await startFeeds()
    const { startAcceptance } = await import('#coupons/acceptance/acceptance_loop')
    await startAcceptance()
    const { startSettleLoop } = await import('#settlement/jobs/settle_loop')
    startSettleLoop()
    const { startAuditLoop } = await import('#audit/chain/audit_loop')
    startAuditLoop()
    const { startLedgerChecks } = await import('#ledger/check_loop')
    startLedgerChecks()
    const { startCardLoop } = await import('#cards/jobs/card_loop')
    startCardLoop()
    const { startShiftEnds } = await import('#desk/jobs/end_marked_shifts')
    startShiftEnds()
    const { startTurnoverLoop } = await import('#dealers/turnover/turnover_loop')
    startTurnoverLoop()
    const { startStatementLoop } = await import('#statements/jobs/statement_loop')
    startStatementLoop()
    const { startMailLoop } = await import('#mail/sending/mail_loop')
    startMailLoop()
    const { startRetention } = await import('#core/retention/retention_loop')
    const { default: retentions } = await import('#config/retention')
    startRetention(retentions)
  }

  async shutdown(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    const { stopRetention } = await import('#core/retention/retention_loop')
    await stopRetention()
    const { stopMailLoop } = await import('#mail/sending/mail_loop')
    await stopMailLoop()
    const { stopShiftEnds } = await import('#desk/jobs/end_marked_shifts')
    await stopShiftEnds()
    const { stopTurnoverLoop } = await import('#dealers/turnover/turnover_loop')
    await stopTurnoverLoop()
    const { stopStatementLoop } = await import('#statements/jobs/statement_loop')
    await stopStatementLoop()
    const { stopCardLoop } = await import('#cards/jobs/card_loop')
    await stopCardLoop()
    const { stopAuditLoop } = await import('#audit/chain/audit_loop')
    await stopAuditLoop()
    const { stopLedgerChecks } = await import('#ledger/check_loop')
    await stopLedgerChecks()
    const { stopFeeds } = await import('#feed/start')
    await stopFeeds()
    const { stopSettleLoop } = await import('#settlement/jobs/settle_loop')
    await stopSettleLoop()
    const { stopAcceptance } = await import('#coupons/acceptance/acceptance_loop')
    await stopAcceptance()
    const { stopBook } = await import('#book/sync')
    await stopBook()
    const { stopLastSeen } = await import('#accounts/session/last_seen')
    await stopLastSeen()
  }
}
