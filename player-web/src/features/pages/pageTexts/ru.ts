/** Russian texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Такой страницы нет',
    missingHint: 'Возможно, её удалили или адрес указан неверно.',
    failed: 'Не удалось загрузить страницу',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
