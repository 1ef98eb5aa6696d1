/** Bodies of mails in the outbox: encrypted, since a link in them may open an account (must-hold S10). */
import encryption from '@adonisjs/core/services/encryption'

export const PURPOSE = 'mail'

export interface Body {
  html: string
  text: string
}

export const sealBody = (body: Body): string => encryption.encrypt(body, { purpose: PURPOSE })

/** Throws an Error when the body was sealed with another `APP_KEY`. */
export function openBody(sealed: string): Body {
  const body: Body | null = encryption.decrypt(sealed, PURPOSE)
  if (body === null) throw new Error('a mail was sealed with another APP_KEY')
  return body
}
