/** Azerbaijani titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Şifrəni unutmusunuz',
    reset: 'Yeni şifrə',
    change: 'Şifrəni dəyiş',
  },
} satisfies TextsLike<typeof turkish, 'az'>
