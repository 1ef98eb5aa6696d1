/** Greek texts of the bulletin that menus show before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletinPage: { title: 'Κουπόνι αγώνων' },
} satisfies TextsLike<typeof turkish, 'el'>
