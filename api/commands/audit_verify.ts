import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { messages } from './_messages.ts'

export default class AuditVerify extends BaseCommand {
  static override commandName = 'audit:verify'
  static override description = 'Check the audit log; exits 1 at the first changed or missing row'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { verifyAudit } = await import('#audit/chain/verify_audit')
    const { head, firstBreak } = await verifyAudit()
    if (firstBreak) {
      this.logger.error(messages.auditBroken(firstBreak))
      this.exitCode = 1
      return
    }
    this.logger.log(messages.auditWhole(head))
  }
}
