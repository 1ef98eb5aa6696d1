/** Portuguese texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Não foi possível carregar o histórico de jogos',
    empty: 'Ainda não jogou',
    emptyHint: 'As suas rondas de slots, casino e bingo aparecem aqui.',
    stake: 'Aposta',
    win: 'Ganho',
    state: { open: 'A decorrer', interrupted: 'Interrompida', closed: 'Terminada' },
    finish: 'Terminar a ronda',
    check: 'Verificar a ronda',
    secret: 'Pode verificá-la depois de mudar as sementes no jogo.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
