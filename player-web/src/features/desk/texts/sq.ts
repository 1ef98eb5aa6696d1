/** Albanian texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Sporteli', printer: 'Dritarja e printerit', customer: 'Ekrani i klientit' },
} satisfies TextsLike<typeof turkish, 'sq'>
