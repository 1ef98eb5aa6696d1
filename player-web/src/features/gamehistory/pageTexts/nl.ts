/** Dutch texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'De spelgeschiedenis kon niet worden geladen',
    empty: 'Je hebt nog niet gespeeld',
    emptyHint: 'Hier zie je je rondes op slots, in het casino en bij bingo.',
    stake: 'Inzet',
    win: 'Winst',
    state: { open: 'Bezig', interrupted: 'Onderbroken', closed: 'Afgelopen' },
    finish: 'Ronde afmaken',
    check: 'Ronde controleren',
    secret: 'Controleren kan zodra je in het spel de seeds wijzigt.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
