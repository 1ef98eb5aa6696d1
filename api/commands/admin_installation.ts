import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'

export default class AdminInstallation extends Command {
  static override commandName = 'admin:installation'
  static override description =
    'Make an admin, or an operator of the house, staff of the installation, or end it'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The key of the brand; the first one when left out' })
  declare brand?: string

  @flags.string({ description: 'Name to sign in with' })
  declare username?: string

  @flags.boolean({ description: 'Ends it' })
  declare end?: boolean

  override async run() {
    const { setInstallationStaff } = await import('#accounts/actions/set_installation_staff')
    const { default: Site } = await import('#sites/models/site')
    const { brand, username, end: isEnd = false } = this
    if (username === undefined) throw new CommandRefusal(messages.optionMissing('username'))
    const sites = Site.query().orderBy('id')
    const site = await (brand === undefined ? sites : sites.where('key', brand)).first()
    if (!site) throw new CommandRefusal(messages.brandUnknown(brand ?? ''))
    await setInstallationStaff({ siteId: site.id, username, isInstallationStaff: !isEnd })
    this.logger.log(messages.installationStaff(username, site.title, !isEnd))
  }
}
