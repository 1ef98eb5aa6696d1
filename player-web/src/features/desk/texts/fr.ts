/** French texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Guichet', printer: 'Fenêtre d’impression', customer: 'Écran client' },
} satisfies TextsLike<typeof turkish, 'fr'>
