/** French texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Gagnants',
    before: 'Tombe au plus tard à {{amount}}',
    fell: '{{level}} est tombé : {{name}} a gagné {{amount}}.',
    wonTitle: 'Vous avez gagné le jackpot !',
    won: 'Votre gain est sur votre solde.',
    paperTitle: 'Un ticket de ce guichet a gagné le jackpot !',
    paperWon: 'Le ticket {{code}} a gagné. Il est payé à qui apporte l’original.',
    none: 'Aucun jackpot n’est encore tombé',
    noneHint: 'Le premier gagnant apparaîtra ici.',
    proof: 'Voir la preuve',
    range: 'Tombe entre',
    figure: 'Montant calculé',
    chance: 'Chance de la mise',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
