/** Persian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}} هنوز باز نیست',
    hint: 'برای این بخش سایت ارائه‌دهنده بازی متصل نیست. با باز شدن، آن را اینجا می‌یابید.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
