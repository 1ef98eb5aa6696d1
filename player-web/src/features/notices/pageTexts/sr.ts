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
      withdrawalOrdered: {
        title: 'Исплата затражена',
        text: '{{amount}} је резервисано за вашу исплату. Ако то нисте били ви, одмах промените лозинку и пишите подршци.',
      },
      withdrawalPaid: { title: 'Исплата извршена', text: 'Исплаћено вам је {{amount}}.' },
      withdrawalRefused: {
        title: 'Исплата није извршена',
        text: '{{amount}} је враћено на ваше стање. Разлог пише уз исплату на страници ваших трансакција.',
      },
      bonusGiven: {
        title: 'Добили сте бонус',
        text: 'Имате бонус од {{amount}}. Услови и колико сте одиграли налазе се на страници бонуса.',
      },
      bonusRefused: {
        title: 'Захтев за бонус није одобрен',
        text: 'Разлог пише уз ваш захтев на страници бонуса.',
      },
      bonusConverted: {
        title: 'Бонус је постао новац',
        text: '{{amount}} из вашег бонуса прешло је на ваше стање.',
      },
      bonusExpired: {
        title: 'Бонус је истекао',
        text: 'Ваш бонус од {{amount}} је завршен, а остатак је одузет.',
      },
      bonusCancelled: {
        title: 'Бонус је отказан',
        text: 'Ваш бонус од {{amount}} је повучен. Подршка вам може рећи разлог.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
