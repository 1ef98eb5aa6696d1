/** Dutch texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Het affiliateprogramma is nog niet open',
    hint: 'Je links, banners en verdiensten staan hier zodra het opent.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
