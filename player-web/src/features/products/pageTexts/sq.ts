/** Albanian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: ende nuk është hapur',
    hint: 'Për këtë pjesë të faqes nuk është lidhur asnjë ofrues lojërash. Do ta gjeni këtu kur të hapet.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
