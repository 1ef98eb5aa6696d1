/** Dutch texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Balie', printer: 'Printervenster', customer: 'Klantenscherm' },
} satisfies TextsLike<typeof turkish, 'nl'>
