/** English texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Your game history could not be loaded',
    empty: 'You have not played a game yet',
    emptyHint: 'Your rounds of slots, casino and bingo will be listed here.',
    stake: 'Stake',
    win: 'Win',
    state: { open: 'In play', interrupted: 'Interrupted', closed: 'Finished' },
    finish: 'Finish this round',
    check: 'Check this round',
    secret: 'It can be checked once you change the seeds in the game.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
