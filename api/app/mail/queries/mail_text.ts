import type { MailKind, MailText } from '@grandstand/shared-types/wire/site/mail'
import type { Trx } from '#core/database/transactions'
import { mailTexts } from '#mail/texts/texts'

/** The text of a mail in a language that `languageOfMail` chose: the brand's own, else the standard one. */
export async function mailText(
  trx: Trx,
  siteId: number,
  kind: MailKind,
  language: string
): Promise<MailText> {
  const own: MailText | null = await trx
    .query<MailText>()
    .from('email_templates')
    .where({ site_id: siteId, kind, language })
    .select('subject', 'body')
    .first()
  return own ?? mailTexts(language).templates[kind]
}
