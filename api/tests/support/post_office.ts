/** A mail server on this machine, as the API's tests use it: it takes every mail, or answers as a test says. */
import emitter from '@adonisjs/core/services/emitter'
import { Mailer } from '@adonisjs/mail'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { SMTPServer } from 'smtp-server'
import { sendMailsWith } from '#mail/sending/mailer'
import { readMail, type ReadMail } from '#tests/support/mime'

export interface Delivered extends ReadMail {
  to: string[]
}

export class PostOffice {
  readonly delivered: Delivered[] = []
  /** Answers a receiver's address with this code instead of taking it. */
  refusedWith: number | null = null
  readonly #server: SMTPServer
  #close: (() => Promise<void>) | null = null

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        if (this.refusedWith === null) return done()
        done(Object.assign(new Error('not taken'), { responseCode: this.refusedWith }))
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          this.delivered.push({ ...readMail(Buffer.concat(chunks).toString('utf8')), to })
          done()
        })
      },
    })
  }

  /** Opens it, and makes this process send its mails here. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.server.address()
    if (!address || typeof address === 'string') throw new Error('the mail server has no port')
    const transport = new SMTPTransport({ host: '127.0.0.1', port: address.port })
    sendMailsWith(new Mailer('test', transport, emitter))
    this.#close = () => transport.close()
    return this
  }

  async close(): Promise<void> {
    await this.#close?.()
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  /** The mails that an address got, the oldest first. */
  to(address: string): Delivered[] {
    return this.delivered.filter(({ to }) => to.includes(address))
  }
}
