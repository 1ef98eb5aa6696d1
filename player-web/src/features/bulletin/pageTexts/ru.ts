/** Russian texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Вид спорта',
    day: 'День',
    count: 'Число матчей',
    print: 'Печать',
    made: 'Коэффициенты на {{at}}',
    note: 'Засчитывается коэффициент на момент принятия ставки.',
    code: 'Код',
    least: 'Мин.',
    empty: 'В этот день матчей нет',
    error: 'Линию не удалось загрузить',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
