/** Russian texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'На этих устройствах выполнен вход в ваш счёт. Выйдите на незнакомых устройствах и смените пароль.',
    error: 'Устройства загрузить не удалось',
    device: '{{browser}} на {{system}}',
    unknownDevice: 'Неизвестное устройство',
    thisDevice: 'Это устройство',
    address: 'Адрес',
    begun: 'Вход',
    lastUsed: 'Последнее использование',
    nowhereElse: 'На других устройствах вход не выполнен.',
    endOne: 'Выйти: {{device}}',
    endAll: 'Выйти везде',
    endAllQuestion: 'Вы выйдете на всех устройствах, включая это.',
    stay: 'Остаться',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
