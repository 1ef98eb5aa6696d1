/** Dutch texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Winnaars',
    before: 'Valt uiterlijk bij {{amount}}',
    fell: '{{level}} is gevallen: {{name}} won {{amount}}.',
    wonTitle: 'Je hebt de jackpot gewonnen!',
    won: 'Je winst staat op je saldo.',
    paperTitle: 'Een ticket van deze balie heeft de jackpot gewonnen!',
    paperWon: 'Ticket {{code}} heeft gewonnen. Het wordt betaald aan wie het origineel brengt.',
    none: 'Er is nog geen jackpot gevallen',
    noneHint: 'Hier komt de eerste winnaar te staan.',
    proof: 'Bekijk het bewijs',
    range: 'Valt tussen',
    figure: 'Berekend bedrag',
    chance: 'Kans van de inzet',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
