/** Chinese texts of the choice of a theme. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  appearance: { theme: '主题' },
} satisfies TextsLike<typeof turkish, 'cw'>
