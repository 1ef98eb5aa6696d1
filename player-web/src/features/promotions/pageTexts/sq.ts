/** Albanian texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Nuk ka promocion aktiv',
    noneHint: 'Promocionet e reja shfaqen këtu.',
    until: 'Deri më {{day}}',
    all: 'Të gjitha promocionet',
    over: 'Ky promocion ka përfunduar',
    overHint: 'Shihni promocionet që janë aktive tani.',
    failed: 'Promocionet nuk u ngarkuan',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
