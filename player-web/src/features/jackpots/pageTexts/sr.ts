/** Serbian texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Добитници',
    before: 'Пада најкасније на {{amount}}',
    fell: '{{level}} је пао: {{name}} осваја {{amount}}.',
    wonTitle: 'Освојили сте џекпот!',
    won: 'Добитак је на вашем стању.',
    paperTitle: 'Листић овог шалтера освојио је џекпот!',
    paperWon: 'Листић {{code}} је добитан. Исплаћује се ономе ко донесе оригинал.',
    none: 'Џекпот још није пао',
    noneHint: 'Овде ће стајати први добитник.',
    proof: 'Погледај доказ',
    range: 'Пада између',
    figure: 'Израчунати износ',
    chance: 'Шанса улога',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
