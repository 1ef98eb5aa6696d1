/** Italian texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Impossibile caricare la cronologia dei giochi',
    empty: 'Non hai ancora giocato',
    emptyHint: 'Qui trovi le tue giocate di slot, casinò e bingo.',
    stake: 'Puntata',
    win: 'Vincita',
    state: { open: 'In corso', interrupted: 'Interrotta', closed: 'Conclusa' },
    finish: 'Concludi la giocata',
    check: 'Verifica la giocata',
    secret: 'Potrai verificarla dopo aver cambiato i semi nel gioco.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
