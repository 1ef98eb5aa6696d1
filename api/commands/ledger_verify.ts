import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { messages } from './_messages.ts'

export default class LedgerVerify extends BaseCommand {
  static override commandName = 'ledger:verify'
  static override description = 'Prove the books; exits 1 at the first break and names it'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { verifyLedger } = await import('#ledger/verify')
    const { reconcileCoupons } = await import('#coupons/queries/reconcile')
    const { reconcileJackpots } = await import('#jackpots/reconcile')
    const { reconcilePaperJackpots } = await import('#coupons/dues/reconcile_jackpots')
    const report = await verifyLedger()
    const firstBreak =
      report.firstBreak?.text ??
      (await reconcileCoupons()) ??
      (await reconcileJackpots()) ??
      (await reconcilePaperJackpots())
    if (firstBreak) {
      this.logger.error(messages.ledgerBroken(firstBreak))
      this.exitCode = 1
      return
    }
    this.logger.log(messages.ledgerClean(report))
  }
}
