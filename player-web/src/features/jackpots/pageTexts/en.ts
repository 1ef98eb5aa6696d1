/** English texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Winners',
    before: 'Falls by {{amount}}',
    fell: '{{level}} has fallen: {{name}} won {{amount}}.',
    wonTitle: 'You won the jackpot!',
    won: 'Your win is in your balance.',
    paperTitle: 'A ticket of this desk won the jackpot!',
    paperWon: 'Ticket {{code}} has won. It is paid to whoever brings the original.',
    none: 'No jackpot has fallen yet',
    noneHint: 'The first winner will stand here.',
    proof: 'See the proof',
    range: 'Falls between',
    figure: 'Computed figure',
    chance: 'Chance of the stake',
  },
} satisfies TextsLike<typeof turkish, 'en'>
