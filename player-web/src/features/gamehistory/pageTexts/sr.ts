/** Serbian texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Историја игара није учитана',
    empty: 'Још нисте играли',
    emptyHint: 'Овде ће бити ваше рунде слотова, казина и бинга.',
    stake: 'Улог',
    win: 'Добитак',
    state: { open: 'У току', interrupted: 'Прекинута', closed: 'Завршена' },
    finish: 'Заврши рунду',
    check: 'Провери рунду',
    secret: 'Провера је могућа када промените семена у игри.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
