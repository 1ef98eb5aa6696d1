/** Spanish texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'No se pudo cargar tu historial de juegos',
    empty: 'Todavía no has jugado',
    emptyHint: 'Aquí verás tus rondas de tragaperras, casino y bingo.',
    stake: 'Apuesta',
    win: 'Premio',
    state: { open: 'En juego', interrupted: 'Interrumpida', closed: 'Terminada' },
    finish: 'Terminar la ronda',
    check: 'Comprobar la ronda',
    secret: 'Podrás comprobarla cuando cambies las semillas en el juego.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
