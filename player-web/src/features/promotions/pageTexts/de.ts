/** German texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Gerade läuft keine Aktion',
    noneHint: 'Neue Aktionen erscheinen hier.',
    until: 'Bis {{day}}',
    all: 'Alle Aktionen',
    over: 'Diese Aktion ist vorbei',
    overHint: 'Sieh dir die laufenden Aktionen an.',
    failed: 'Die Aktionen konnten nicht geladen werden',
  },
} satisfies TextsLike<typeof turkish, 'de'>
