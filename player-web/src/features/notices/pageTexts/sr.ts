/** Serbian texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Означи све као прочитано',
    empty: 'Немате обавештења',
    emptyHint: 'Овде се приказују поруке за вас и промене вашег налога.',
    error: 'Ваша обавештења нису могла да се учитају',
    system: {
      creditSent: { title: 'Кредит примљен', text: '{{amount}} додато је на ваше стање.' },
      creditTaken: { title: 'Кредит одузет', text: '{{amount}} одузето је са вашег стања.' },
      accountEdited: {
        title: 'Ваш налог је измењен',
        text: 'Измењени су ваши подаци, права или лимити. Ако то нисте тражили, пишите подршци.',
      },
      excluded: {
        title: 'Ваш налог је затворен за игру',
        text: 'Не можете да се кладите док рок не истекне. Детаљи су на страници „Безбедније играње“.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
