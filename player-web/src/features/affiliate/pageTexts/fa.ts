/** Persian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'برنامه همکاری هنوز باز نیست',
    hint: 'با باز شدن آن، لینک‌ها، بنرها و درآمد شما اینجا خواهد بود.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
