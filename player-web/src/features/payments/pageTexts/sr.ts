/** Serbian texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Уплате и исплате',
    withdrawal: 'Исплата',
    course: 'Ток трансакције',
    expected: 'Очекује се',
    reason: 'Разлог: {{reason}}',
    reference: 'Број трансакције',
    fee: 'Провизија',
    open: 'Отвори страницу за плаћање',
    cancel: 'Откажи трансакцију',
    cancelTitle: 'Отказати ову трансакцију?',
    cancelKeep: 'Задржи',
    cancelQuestion:
      'Трансакција од {{amount}} биће отказана. Задржани новац се у целости враћа на ваш рачун.',
    unknown: 'Немате трансакцију са тим бројем',
    error: 'Ваше трансакције нису учитане',
    empty: 'Још немате трансакција',
    emptyHint: 'Овде су ваше уплате и исплате са сваким кораком.',
    state: {
      created: 'Примљено',
      sent: 'Послато платном сервису',
      waiting: 'Проверава се',
      approved: 'Одобрено',
      paid: 'Завршено',
      refused: 'Одбијено',
      failed: 'Није успело',
      cancelled: 'Отказано',
      expired: 'Истекло',
      returned: 'Враћено',
    },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
