/** Azerbaijani texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Ödəniş üsulu',
    info: 'Limitlər və qeydlər',
    history: 'Əvvəlki sorğularınız',
  },
} satisfies TextsLike<typeof turkish, 'az'>
