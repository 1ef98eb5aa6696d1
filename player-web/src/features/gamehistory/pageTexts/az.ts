/** Azerbaijani texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Oyun tarixçəsi yüklənmədi',
    empty: 'Hələ oynamamısınız',
    emptyHint: 'Slot, kazino və bingo raundlarınız burada görünəcək.',
    stake: 'Mərc',
    win: 'Uduş',
    state: { open: 'Davam edir', interrupted: 'Yarımçıq qalıb', closed: 'Bitib' },
    finish: 'Raundu tamamla',
    check: 'Raundu yoxla',
    secret: 'Oyunda toxumları dəyişəndən sonra yoxlanıla bilər.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
