/** The mail server of the browser tests: real SMTP, at the port to which the server of the tests sends. */
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { testServer } from '../../../e2e/server.ts'
import { readMail, type ReadMail } from '../../../api/tests/support/mime.ts'

export class Mailbox {
  readonly #mails: (ReadMail & { to: string[] })[] = []
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          this.#mails.push({ ...readMail(Buffer.concat(chunks).toString('utf8')), to })
          done()
        })
      },
    })
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    const { mailPort: port } = testServer()
    await new Promise<void>((resolve) => mailbox.#server.listen(port, '127.0.0.1', resolve))
    return mailbox
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  /** The mails that an address received, the oldest first. */
  to(address: string): ReadMail[] {
    return this.#mails.filter(({ to }) => to.includes(address))
  }

  /** Waits for a mail to an address with a link to a page, and resolves to the mail and the link. */
  async linkTo(page: string, address: string): Promise<{ mail: ReadMail; link: string }> {
    const find = () => {
      for (const mail of this.to(address)) {
        const link = new RegExp(`https?://\\S+/${page}/[\\w-]+`).exec(mail.text)?.[0]
        if (link) return { mail, link }
      }
      return null
    }
    await expect
      .poll(() => find() !== null, { message: `a mail with a link to ${page}` })
      .toBe(true)
    const found = find()
    if (!found) throw new Error('the mail is gone')
    return found
  }
}
