/** German texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Das Partnerprogramm ist noch nicht geöffnet',
    hint: 'Deine Links, Banner und Einnahmen stehen hier, sobald es öffnet.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
