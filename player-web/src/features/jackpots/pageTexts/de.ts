/** German texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Gewinner',
    before: 'Fällt spätestens bei {{amount}}',
    fell: '{{level}} ist gefallen: {{name}} hat {{amount}} gewonnen.',
    wonTitle: 'Du hast den Jackpot gewonnen!',
    won: 'Dein Gewinn ist auf deinem Guthaben.',
    paperTitle: 'Ein Ticket dieser Kasse hat den Jackpot gewonnen!',
    paperWon: 'Ticket {{code}} hat gewonnen. Ausgezahlt wird, wer das Original bringt.',
    none: 'Noch ist kein Jackpot gefallen',
    noneHint: 'Hier steht bald der erste Gewinner.',
    proof: 'Beweis ansehen',
    range: 'Fällt zwischen',
    figure: 'Berechneter Betrag',
    chance: 'Chance des Einsatzes',
  },
} satisfies TextsLike<typeof turkish, 'de'>
