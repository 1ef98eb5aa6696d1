import type { MailKind, MailText } from '@grandstand/shared-types/wire/site/mail'

/** The texts of all mails in a language, with their placeholders. */
export interface MailTexts {
  /** Stands below every mail to an account; `{brand}` alone. */
  footer: string
  /** As `footer`, below the mails of the contact form. */
  contactFooter: string
  templates: Readonly<Record<MailKind, MailText>>
}
