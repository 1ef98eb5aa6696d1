/** Russian texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Касса', printer: 'Окно печати', customer: 'Экран клиента' },
} satisfies TextsLike<typeof turkish, 'ru'>
