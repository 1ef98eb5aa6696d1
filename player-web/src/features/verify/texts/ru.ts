/** Russian title of the page on which rounds are checked. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verifyPage: { title: 'Проверить раунд' },
} satisfies TextsLike<typeof turkish, 'ru'>
