/**
 * Writes mails to files, for installations without a mail server, so that `npm start` alone lets a player activate an
 * account.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'

export class FileTransport implements MailTransportContract {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes `<time> <id>.html`, readable by the owner alone, since it may hold a link that opens an account. */
  async send({ messageId = '', from, to = [], html }: NodeMailerMessage) {
    const id = String(messageId)
    const name = `${new Date(clock.now()).toISOString()} ${id.split('@')[0]}`
    const path = join(this.#folder, `${name.replaceAll(/[^\w. -]/g, '')}.html`)
    await mkdir(this.#folder, { recursive: true })
    await writeFile(path, String(html), { mode: 0o600 })
    logger.info({ path }, 'no mail server is set (SMTP_HOST): a mail was written to a file')
    const addressOf = (person: typeof from) =>
      typeof person === 'string' ? person : (person?.address ?? '')
    return new MailResponse(id, { from: addressOf(from), to: to.map(addressOf) }, { path })
  }
}
