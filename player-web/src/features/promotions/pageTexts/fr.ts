/** French texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Aucune promotion en cours',
    noneHint: 'Les nouvelles promotions apparaîtront ici.',
    until: 'Jusqu’au {{day}}',
    all: 'Toutes les promotions',
    over: 'Cette promotion est terminée',
    overHint: 'Découvrez celles qui sont en cours.',
    failed: 'Impossible de charger les promotions',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
