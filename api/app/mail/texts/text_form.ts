import type { MailKind, MailText } from '@grandstand/shared-types/wire/mail'

/** The texts of all mails in a language, with their placeholders. */
export interface MailTexts {
  /** Stands below every mail; `{brand}` alone. */
  footer: string
  templates: Readonly<Record<MailKind, MailText>>
}
