/** Dutch texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Er loopt nu geen promotie',
    noneHint: 'Nieuwe promoties verschijnen hier.',
    until: 'Tot en met {{day}}',
    all: 'Alle promoties',
    over: 'Deze promotie is voorbij',
    overHint: 'Bekijk de promoties die nu lopen.',
    failed: 'De promoties konden niet worden geladen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
