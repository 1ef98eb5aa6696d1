/** Serbian texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Кеш-аут',
    lead: 'Узмите новац одмах, без обзира на крај мечева.',
    for: 'Кеш-аут за {{amount}}',
    open: 'Затражи понуду',
    asking: 'Тражи се понуда',
    selling: 'Кеш-аут у току',
    offer: 'Исплаћујемо {{amount}}',
    offerHint: 'Понуда важи неколико секунди, затим следи нова.',
    changed: 'Нова понуда; претходна је била {{before}}.',
    confirm: 'Кеш-аут одмах за {{amount}}',
    sold: 'Кеш-аут обављен: {{amount}}',
    unanswered: 'Нема одговора, па не знамо да ли је кеш-аут обављен.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
