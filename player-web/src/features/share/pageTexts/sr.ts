/** Serbian texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Неко је са вама поделио ову опкладу. Додајте њене парове на свој тикет по тренутним квотама.',
    then: 'Тада',
    now: 'Сада',
    closed: 'затворено',
    add_one: 'Додај {{count}} пар на тикет',
    add_few: 'Додај {{count}} пара на тикет',
    add_other: 'Додај {{count}} парова на тикет',
    replaces_one: '{{count}} пар на вашем тикету биће замењен.',
    replaces_few: '{{count}} пара на вашем тикету биће замењена.',
    replaces_other: '{{count}} парова на вашем тикету биће замењено.',
    leftOut_one: '{{count}} пар више није доступан и неће бити додат.',
    leftOut_few: '{{count}} пара више нису доступна и неће бити додата.',
    leftOut_other: '{{count}} парова више није доступно и неће бити додато.',
    allClosed: 'Ниједан од ових парова више није доступан.',
    added: 'Парови су на вашем тикету.',
    missing: 'Овај линк не води до опкладе',
    missingHint: 'Проверите линк или затражите нови.',
    total: 'Укупна квота сада',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
