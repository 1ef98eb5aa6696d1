/** Russian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Способ оплаты',
    info: 'Лимиты и примечания',
    history: 'Ваши прежние запросы',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
