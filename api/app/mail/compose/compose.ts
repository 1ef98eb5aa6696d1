/** A mail as it is sent, made of its texts and values. */
import type { MailKind, MailPreview, MailText } from '@grandstand/shared-types/wire/site/mail'
import { cleanBody } from '#mail/compose/clean'
import { frame } from '#mail/compose/frame'
import { filled, filledHtml, type Values } from '#mail/compose/placeholders'
import { plainText } from '#mail/compose/plain_text'
import { mailTexts } from '#mail/texts/texts'

interface Parts {
  kind: MailKind
  text: MailText
  language: string
  /** The title of the brand. */
  brand: string
  values: Values
}

/** Mails to receivers who may have no account. */
const OF_CONTACT: ReadonlySet<MailKind> = new Set(['contactMessage', 'contactAnswer'])

/** Subject, HTML and text part. Control characters in values are left out of the subject, because it is a header. */
export function composed({ kind, text, language, brand, values }: Parts): MailPreview {
  const all = { ...values, brand }
  const subject = filled(text.subject, all).replaceAll(/\p{Cc}+/gu, ' ')
  const body = filledHtml(cleanBody(text.body), all)
  const { footer: ofAccounts, contactFooter } = mailTexts(language)
  const footer = filled(OF_CONTACT.has(kind) ? contactFooter : ofAccounts, { brand })
  return {
    subject,
    html: frame({ brand, subject, body, footer, language }),
    text: `${plainText(body)}\n\n-- \n${footer}\n`,
  }
}
