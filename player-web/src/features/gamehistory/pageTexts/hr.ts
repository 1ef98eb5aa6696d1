/** Croatian texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Povijest igara nije učitana',
    empty: 'Još niste igrali',
    emptyHint: 'Ovdje će biti vaše runde slotova, kasina i binga.',
    stake: 'Ulog',
    win: 'Dobitak',
    state: { open: 'U tijeku', interrupted: 'Prekinuta', closed: 'Završena' },
    finish: 'Završi rundu',
    check: 'Provjeri rundu',
    secret: 'Provjera je moguća kad u igri promijenite sjemena.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
