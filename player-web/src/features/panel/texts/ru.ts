/** Russian titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Мой счёт', profile: 'Личные данные' },
} satisfies TextsLike<typeof turkish, 'ru'>
