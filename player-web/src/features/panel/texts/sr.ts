/** Serbian titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Мој налог', profile: 'Лични подаци' },
} satisfies TextsLike<typeof turkish, 'sr'>
