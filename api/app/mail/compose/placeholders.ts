/** Names in braces within texts of mails. */
import {
  MAIL_KINDS,
  type MailKind,
  type MailPlaceholder,
  type MailText,
} from '@grandstand/shared-types/wire/site/mail'
import { AppError } from '#core/errors/app_error'
import { html } from '#core/http/html'

export type Values = Partial<Record<MailPlaceholder, string>>

const PLACEHOLDER = /\{(\w+)\}/g

/** `text` with the values in place of their placeholders; other braces stay. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => ownValue(values, name) ?? whole)

/** As `filled` in HTML, where every value is escaped and its lines stay lines. */
export const filledHtml = (body: string, values: Values): string =>
  body.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = ownValue(values, name)
    return value === undefined ? whole : html`${value}`.text.replaceAll('\n', '<br>')
  })

const ownValue = (values: Values, name: string): string | undefined =>
  Object.entries(values).find(([known]) => known === name)?.[1]

/**
 * Throws 422 `placeholderUnknown` [name] at the text with a placeholder that its kind does not have,
 * `placeholderMissing` [name] at a body without the link that the mail is sent for. A link is refused in a subject,
 * because lists and notifications on locked phones show it. Throws `placeholderInAddress` [name] at a body in which a placeholder
 * is a part of an address: a link of a mail would carry its secret to another server.
 */
export function requirePlaceholders(kind: MailKind, { subject, body }: MailText): void {
  const known: readonly MailPlaceholder[] = MAIL_KINDS[kind]
  const ofSubject = known.filter((name) => name !== 'link')
  for (const [field, text, allowed] of [
    ['subject', subject, ofSubject],
    ['body', body, known],
  ] as const) {
    const stranger = namesIn(text).find((name) => !allowed.some((one) => one === name))
    if (stranger !== undefined) throw AppError.field(field, 'placeholderUnknown', [stranger])
  }
  const hidden = addressesIn(body).flatMap((address) => (address === LINK ? [] : namesIn(address)))
  if (hidden[0] !== undefined) throw AppError.field('body', 'placeholderInAddress', [hidden[0]])
  if (known.includes('link') && !namesIn(body).includes('link')) {
    throw AppError.field('body', 'placeholderMissing', ['link'])
  }
}

/** The only placeholder that may be an address, and then all of it. */
const LINK = '{link}'

/** The addresses of links in a cleaned body. */
const addressesIn = (body: string): string[] =>
  [...body.matchAll(/\shref="([^"]*)"/g)].map(([, address = '']) => address)

const namesIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
