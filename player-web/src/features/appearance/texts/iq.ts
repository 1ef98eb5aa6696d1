/** Kurdish Sorani texts of the choice of a theme. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  appearance: { theme: 'ڕووکار' },
} satisfies TextsLike<typeof turkish, 'iq'>
