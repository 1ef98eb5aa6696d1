/** French texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Prochaines courses',
    card: 'Partants',
    inMinutes: 'dans {{minutes}} min',
    toOff: 'Avant le départ',
    offAt: 'Départ à {{time}}',
    isOff: 'La course est partie',
    finished: 'Arrivée',
    notRun: 'La course ne compte pas. Les mises sont remboursées.',
    handicap: 'Course à handicap',
    runners: 'Partants : {{total}}',
    winOnly: 'Gagnant seulement',
    number: 'N°',
    runner: 'Partant',
    draw: 'Corde',
    grid: 'Grille',
    trap: 'Boîte',
    form: 'Musique',
    weight: 'Poids',
    kg: '{{kg}} kg',
    age: 'Âge',
    people: 'Jockey et entraîneur',
    byNumber: 'Par numéro',
    byPrice: 'Par cote',
    byFinish: 'Par arrivée',
    coupled: 'Même écurie que {{numbers}}',
    takes: 'Les paris placés avant perdent {{percent}} % de leur gain',
    returns: 'Les mises sur ce partant sont remboursées',
    position: 'Place',
    odds: 'Cote',
    closed: 'Fermée',
    cardError: 'Les partants n’ont pas pu être chargés',
    status: {
      nonRunner: 'Non-partant',
      withdrawn: 'Retiré',
      disqualified: 'Disqualifié',
      reserve: 'Réserviste',
    },
    outcome: {
      unplaced: 'Non placé',
      didNotFinish: 'Non arrivé',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
