/** French texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Quelqu’un a partagé ce pari avec vous. Ajoutez ses sélections à votre coupon aux cotes actuelles.',
    then: 'Avant',
    now: 'Maintenant',
    closed: 'fermé',
    add_one: 'Ajouter {{count}} sélection au coupon',
    add_many: 'Ajouter {{count}} de sélections au coupon',
    add_other: 'Ajouter {{count}} sélections au coupon',
    replaces_one: 'La sélection de votre coupon ({{count}}) sera remplacée.',
    replaces_many: 'Les {{count}} de sélections de votre coupon seront remplacées.',
    replaces_other: 'Les {{count}} sélections de votre coupon seront remplacées.',
    leftOut_one: '{{count}} sélection n’est plus disponible et ne sera pas ajoutée.',
    leftOut_many: '{{count}} de sélections ne sont plus disponibles et ne seront pas ajoutées.',
    leftOut_other: '{{count}} sélections ne sont plus disponibles et ne seront pas ajoutées.',
    allClosed: 'Aucune de ces sélections n’est encore disponible.',
    added: 'Les sélections sont dans votre coupon.',
    missing: 'Ce lien ne mène à aucun pari',
    missingHint: 'Vérifiez le lien ou demandez-en un nouveau.',
    total: 'Cote totale actuelle',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
