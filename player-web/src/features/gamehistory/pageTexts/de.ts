/** German texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Der Spielverlauf konnte nicht geladen werden',
    empty: 'Du hast noch kein Spiel gespielt',
    emptyHint: 'Hier stehen deine Runden an Slots, im Casino und beim Bingo.',
    stake: 'Einsatz',
    win: 'Gewinn',
    state: { open: 'Läuft', interrupted: 'Unterbrochen', closed: 'Beendet' },
    finish: 'Runde zu Ende spielen',
    check: 'Runde nachrechnen',
    secret: 'Nachrechnen geht, sobald du im Spiel die Seeds wechselst.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
