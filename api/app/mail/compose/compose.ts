/** A mail as it is sent, made of its texts and values. */
import type { MailText, MailPreview } from '@grandstand/shared-types/wire/mail'
import { cleanBody } from '#mail/compose/clean'
import { frame } from '#mail/compose/frame'
import { filled, filledHtml, type Values } from '#mail/compose/placeholders'
import { plainText } from '#mail/compose/plain_text'
import { mailTexts } from '#mail/texts/texts'

interface Parts {
  text: MailText
  language: string
  /** The title of the brand. */
  brand: string
  values: Values
}

/** Subject, HTML and text part. Control characters in values are left out of the subject, because it is a header. */
export function composed({ text, language, brand, values }: Parts): MailPreview {
  const all = { ...values, brand }
  const subject = filled(text.subject, all).replaceAll(/\p{Cc}+/gu, ' ')
  const body = filledHtml(cleanBody(text.body), all)
  const footer = filled(mailTexts(language).footer, { brand })
  return {
    subject,
    html: frame({ brand, subject, body, footer, language }),
    text: `${plainText(body)}\n\n-- \n${footer}\n`,
  }
}
