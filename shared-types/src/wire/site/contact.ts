/** Messages that people write to a brand by its contact form. */
import type { SiteLanguage } from '../../languages/table.ts'

/** Most characters of each field; every field is plain text. */
export const CONTACT_LENGTH = {
  name: 120,
  email: 190,
  subject: 150,
  text: 4000,
  answer: 4000,
} as const

/** `POST /v1/contact-messages`. */
export interface ContactForm {
  name: string
  email: string
  subject: string
  text: string
  language: SiteLanguage
  /** The solved captcha. */
  captcha: string
}

export const CONTACT_STATES = ['new', 'read', 'answered'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

/** A row of `GET /v1/contact-messages`. */
export interface ContactMessageRow {
  id: number
  /** As the sender wrote it, as are `email`, `subject` and `text`. */
  name: string
  email: string
  subject: string
  text: string
  /** The language of the page on which the sender wrote. */
  language: SiteLanguage
  /** The sender's account; null for a visitor. */
  userId: number | null
  username: string | null
  state: ContactState
  /** The answer that went out by mail; null without one. */
  answer: string | null
  answeredByName: string | null
  /** Epoch milliseconds. */
  answeredAt: number | null
  createdAt: number
}
