/** Kurdish Sorani titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'هەژمارەکەم', profile: 'زانیاری کەسی' },
} satisfies TextsLike<typeof turkish, 'iq'>
