/** Italian texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Sportello', printer: 'Finestra di stampa', customer: 'Schermo del cliente' },
} satisfies TextsLike<typeof turkish, 'it'>
