import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'

const FIRST_SITE = { key: 'main', defaultLanguage: DEFAULT_LANGUAGE, currency: 'TRY' }

export default class AdminCreate extends Command {
  static override commandName = 'admin:create'
  static override description = 'Open an admin, and the first brand when there is none'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Name to sign in with' })
  declare username?: string

  @flags.string({ description: 'At least 8 characters' })
  declare password?: string

  @flags.string({ description: 'Name of the brand, when there is none yet' })
  declare siteTitle?: string

  override async run() {
    const { syncCatalogue } = await import('#catalogue/actions/sync_catalogue')
    const { addAdmin, openSite } = await import('#accounts/actions/open_site')
    const { default: Site } = await import('#sites/models/site')
    await syncCatalogue()
    const site = await Site.query().orderBy('id').first()
    const username = this.username ?? (await this.#ask('username', messages.askUsername))
    const password = this.password ?? (await this.#ask('password', messages.askPassword))
    if (site) {
      await addAdmin(site, { username, password })
      return this.logger.log(messages.adminOpened(username, site.title))
    }
    const title = this.siteTitle ?? (await this.#ask('site-title', messages.askSiteTitle))
    await openSite({ ...FIRST_SITE, title }, { username, password })
    this.logger.log(messages.adminOpened(username, title))
  }

  async #ask(option: string, question: string): Promise<string> {
    if (!process.stdin.isTTY) throw new CommandRefusal(messages.optionMissing(option))
    return option === 'password' ? this.prompt.secure(question) : this.prompt.ask(question)
  }
}
