/** Serbian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Начин плаћања',
    info: 'Лимити и напомене',
    history: 'Ваши ранији захтеви',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
