/** Persian titles of the pages about a player's own data. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacyPages: { own: 'داده‌های شما', closed: 'حساب بسته شد' },
} satisfies TextsLike<typeof turkish, 'fa'>
