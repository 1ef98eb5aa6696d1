/** Albanian texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Fituesit',
    before: 'Bie jo më vonë se {{amount}}',
    fell: '{{level}} ra: {{name}} fitoi {{amount}}.',
    wonTitle: 'Fituat xhekpotin!',
    won: 'Fitimi është në bilancin tuaj.',
    paperTitle: 'Një biletë e këtij sporteli fitoi xhekpotin!',
    paperWon: 'Bileta {{code}} ka fituar. I paguhet kujt sjell origjinalin.',
    none: 'Asnjë xhekpot nuk ka rënë ende',
    noneHint: 'Këtu do të shfaqet fituesi i parë.',
    proof: 'Shiko provën',
    range: 'Bie mes',
    figure: 'Shuma e llogaritur',
    chance: 'Shansi i bastit',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
