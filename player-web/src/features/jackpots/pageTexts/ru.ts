/** Russian texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Победители',
    before: 'Выпадет не позже {{amount}}',
    fell: '{{level}} сорван: {{name}} выигрывает {{amount}}.',
    wonTitle: 'Вы сорвали джекпот!',
    won: 'Выигрыш уже на вашем балансе.',
    paperTitle: 'Билет этой кассы сорвал джекпот!',
    paperWon: 'Билет {{code}} выиграл. Выплата — тому, кто принесёт оригинал.',
    none: 'Джекпот ещё не сорван',
    noneHint: 'Здесь появится первый победитель.',
    proof: 'Посмотреть доказательство',
    range: 'Выпадает между',
    figure: 'Вычисленная сумма',
    chance: 'Шанс ставки',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
