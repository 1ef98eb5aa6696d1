/** Azerbaijani texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Kassa', printer: 'Printer pəncərəsi', customer: 'Müştəri ekranı' },
} satisfies TextsLike<typeof turkish, 'az'>
