/** Serbian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: још није отворено',
    hint: 'За овај део сајта није повезан ниједан добављач игара. Наћи ћете га овде кад се отвори.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
