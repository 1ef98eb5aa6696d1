/** Azerbaijani texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}} hələ açıq deyil',
    hint: 'Saytın bu bölməsinə oyun provayderi qoşulmayıb. Açılanda burada tapacaqsınız.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
