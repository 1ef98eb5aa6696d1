/** Russian titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Восстановление пароля',
    reset: 'Новый пароль',
    change: 'Смена пароля',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
