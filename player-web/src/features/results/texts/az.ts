/** Azerbaijani texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Nəticələr',
    sports: 'İdman',
    days: 'Gün',
    day: { today: 'Bu gün', yesterday: 'Dünən' },
    date: 'Başqa gün',
    empty: 'Bu gün üçün nəticə yoxdur',
    emptyHint: 'Başqa gün və ya idman növü seçin.',
    error: 'Nəticələr yüklənmədi',
  },
} satisfies TextsLike<typeof turkish, 'az'>
