/** Russian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Партнёрская программа ещё не открыта',
    hint: 'Когда она откроется, здесь будут ваши ссылки, баннеры и доходы.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
