/** Greek texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Ταμείο', printer: 'Παράθυρο εκτυπωτή', customer: 'Οθόνη πελάτη' },
} satisfies TextsLike<typeof turkish, 'el'>
