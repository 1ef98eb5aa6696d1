/** Serbian texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Спорт',
    day: 'Дан',
    count: 'Број утакмица',
    print: 'Штампај',
    made: 'Квоте од {{at}}',
    note: 'Важи квота у тренутку прихватања тикета.',
    code: 'Шифра',
    least: 'Мин.',
    empty: 'Нема утакмица тог дана',
    error: 'Понуда није учитана',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
