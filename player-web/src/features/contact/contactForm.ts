/** The fields of the contact form, and the faults that the browser finds. */
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import { isEmail } from '@grandstand/shared-types/registration/email'
import type { ContactForm } from '@grandstand/shared-types/wire/site/contact'

export type ContactValues = Omit<ContactForm, 'language' | 'captcha'>
export type ContactField = keyof ContactValues

/** The key of the fault of a field; null for a right one. */
export function contactFault(values: ContactValues, field: ContactField): PlayerErrorKey | null {
  const value = values[field].trim()
  if (value === '') return 'isRequiredArea'
  return field === 'email' && !isEmail(value) ? 'emailRequired' : null
}

/** The fields with a fault, in the order of the form. */
export const wrongFields = (values: ContactValues): ContactField[] =>
  (['name', 'email', 'subject', 'text'] as const).filter((field) => contactFault(values, field))
