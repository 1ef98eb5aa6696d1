/** Russian texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'С вами поделились этой ставкой. Добавьте её исходы в свой купон по текущим коэффициентам.',
    then: 'Тогда',
    now: 'Сейчас',
    closed: 'закрыт',
    add_one: 'Добавить {{count}} исход в купон',
    add_few: 'Добавить {{count}} исхода в купон',
    add_many: 'Добавить {{count}} исходов в купон',
    add_other: 'Добавить {{count}} исхода в купон',
    replaces_one: '{{count}} исход в вашем купоне будет заменён.',
    replaces_few: '{{count}} исхода в вашем купоне будут заменены.',
    replaces_many: '{{count}} исходов в вашем купоне будут заменены.',
    replaces_other: '{{count}} исхода в вашем купоне будут заменены.',
    leftOut_one: '{{count}} исход больше недоступен и не будет добавлен.',
    leftOut_few: '{{count}} исхода больше недоступны и не будут добавлены.',
    leftOut_many: '{{count}} исходов больше недоступны и не будут добавлены.',
    leftOut_other: '{{count}} исхода больше недоступны и не будут добавлены.',
    allClosed: 'Ни один из этих исходов больше не доступен.',
    added: 'Исходы в вашем купоне.',
    missing: 'По этой ссылке ставки нет',
    missingHint: 'Проверьте ссылку или попросите новую.',
    total: 'Общий коэффициент сейчас',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
