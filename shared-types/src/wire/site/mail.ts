/** Mails of a brand: their kinds, the templates of their texts, and whether each was sent. */

/** Names in braces that are replaced by a value in each mail, such as `{firstName}`. */
export const MAIL_PLACEHOLDERS = [
  'firstName',
  'username',
  'brand',
  'link',
  'hours',
  'minutes',
  'days',
  'senderName',
  'senderMail',
  'subject',
  'message',
  'answer',
  'amount',
  'method',
  'reference',
] as const
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number]

/**
 * Kinds of mails, and the placeholders that their texts may use. Add new kinds at the end, because the ids of templates
 * follow from the position.
 */
export const MAIL_KINDS = {
  activation: ['firstName', 'username', 'brand', 'link', 'hours'],
  passwordReset: ['firstName', 'username', 'brand', 'link', 'minutes'],
  passwordChanged: ['firstName', 'username', 'brand'],
  contactMessage: ['senderName', 'senderMail', 'subject', 'message', 'brand'],
  contactAnswer: ['senderName', 'subject', 'message', 'answer', 'brand'],
  withdrawalOrdered: ['firstName', 'username', 'brand', 'amount', 'method', 'reference'],
  withdrawalPaid: ['firstName', 'username', 'brand', 'amount', 'method', 'reference'],
  withdrawalRefused: ['firstName', 'username', 'brand', 'amount', 'method', 'reference', 'link'],
  accountUnused: ['firstName', 'username', 'brand', 'days', 'link'],
} as const satisfies Record<string, readonly MailPlaceholder[]>
export type MailKind = keyof typeof MAIL_KINDS

export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as MailKind[]

/** The placeholders of a kind. */
export type PlaceholderOf<K extends MailKind> = (typeof MAIL_KINDS)[K][number]

/** Characters of a subject. */
export const MAIL_SUBJECT_LENGTH = { min: 1, max: 150 } as const
/** Characters of a body, tags included. */
export const MAIL_BODY_LENGTH = { min: 1, max: 20_000 } as const

/** The texts of a mail as staff write them. */
export interface MailText {
  subject: string
  /** HTML: paragraphs, lists, emphasis, links; `<a class="button">` is shown as a button. */
  body: string
}

/** A row of `GET /v1/email-templates`: the texts of a kind in a language, the brand's own or the standard ones. */
export interface EmailTemplateRow extends MailText {
  id: number
  kind: MailKind
  language: string
  /** When the brand last changed its own text; null while the standard text is used. */
  updatedAt: number | null
}

/** Answer of `POST /v1/email-templates/:id/previews`: the mail as a player gets it, with example values. */
export interface MailPreview {
  subject: string
  /** A whole HTML document. */
  html: string
  /** The part for programs that show no HTML. */
  text: string
}

/** `failed`: a server refused the mail for good, or none accepted it in time. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A row of `GET /v1/mails`. Times are epoch milliseconds. */
export interface MailRow {
  id: number
  kind: MailKind
  language: string
  userId: number | null
  toAddress: string
  subject: string
  state: MailState
  attempts: number
  /** Why the last attempt failed, in the words of the mail server; null when none failed. */
  error: string | null
  createdAt: number
  /** For a waiting mail; epoch milliseconds. */
  nextAttemptAt: number
  sentAt: number | null
}
