/** How mails are sent: by a mail server, or to files when no server is set. docs/running.md explains the settings. */
import app from '@adonisjs/core/services/app'
import { defineConfig, transports } from '@adonisjs/mail'
import { FileTransport } from '#mail/sending/file_transport'
import env from '#start/env'

const host = env.get('SMTP_HOST')
const user = env.get('SMTP_USER')
const password = env.get('SMTP_PASSWORD')
const hasSignIn = user !== undefined && password !== undefined
const isOnThisMachine = host === 'localhost' || host === '127.0.0.1' || host === '::1'

const SECOND_MS = 1_000

/** The address from which mails come; the brand's title is the name beside it. */
export const sender =
  env.get('MAIL_FROM') ?? `no-reply@${new URL(env.get('APP_URL') ?? 'http://localhost').hostname}`

export default defineConfig({
  default: host === undefined ? 'file' : 'smtp',
  mailers: {
    file: () => new FileTransport(app.tmpPath('mail')),
    smtp: transports.smtp({
      host: host ?? '',
      port: env.get('SMTP_PORT') ?? 587,
      secure: env.get('SMTP_SECURE') ?? env.get('SMTP_PORT') === 465,
      // a password never crosses a network in the clear
      requireTLS: hasSignIn && !isOnThisMachine,
      ...(hasSignIn && { auth: { type: 'login', user, pass: password.release() } }),
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10 * SECOND_MS,
      greetingTimeout: 10 * SECOND_MS,
      socketTimeout: 30 * SECOND_MS,
    }),
  },
})
