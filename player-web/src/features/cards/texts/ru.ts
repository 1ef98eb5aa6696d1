/** Russian texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Активировать карту',
    label: 'Код карты',
    hint: 'Введите 16 символов с карты. Регистр, пробелы и дефисы значения не имеют.',
    redeem: 'Активировать',
    done: 'На баланс карт зачислено {{amount}}',
    funds: 'Ваш баланс карт',
    transactions: 'Операции',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
