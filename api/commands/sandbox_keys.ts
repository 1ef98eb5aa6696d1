import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { messages } from './_messages.ts'

export default class SandboxKeys extends BaseCommand {
  static override commandName = 'sandbox:keys'
  static override description = 'Print the key and the secret of a merchant of the sandbox gateway'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Small letters, digits and "-"' })
  declare merchant: string

  override async run() {
    const { merchantKey, noticeSecret } = await import('#sandbox_gateway/merchants/merchant_keys')
    const key = merchantKey(this.merchant)
    for (const line of messages.sandboxKeys({ key, secret: noticeSecret(this.merchant) })) {
      this.logger.log(line)
    }
  }
}
