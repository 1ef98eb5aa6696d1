/** French texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Sports',
    tree: 'Sports et championnats',
    leagues: 'Championnats',
    openTree: 'Championnats',
    matches_one: '{{count}} match',
    matches_many: '{{count}} de matchs',
    matches_other: '{{count}} matchs',
    clearLeagues: 'Effacer les championnats choisis',
    days: 'Jour',
    day: { hours3: '3 heures', today: 'Aujourd’hui', tomorrow: 'Demain', all: 'Tous' },
    market: 'Marché',
    searchPlaceholder: 'Équipe ou championnat',
    searchHint: 'Saisissez au moins 3 lettres',
    searchTitle: 'Résultats pour « {{keyword}} »',
    clearSearch: 'Effacer la recherche',
    list: 'Matchs',
    allMarkets_one: '{{match}} : {{count}} marché',
    allMarkets_many: '{{match}} : les {{count}} de marchés',
    allMarkets_other: '{{match}} : les {{count}} marchés',
    empty: 'Aucun match ici en ce moment',
    emptyHint: 'Choisissez un autre jour ou effacez les championnats choisis.',
    emptySearchHint: 'Vérifiez l’orthographe ou essayez un mot plus court.',
    showAll: 'Afficher tous les matchs',
    error: 'Les matchs n’ont pas pu être chargés',
    treeError: 'Les championnats n’ont pas pu être chargés',
    pricesPaused: 'Les cotes ne s’actualisent plus. Nouvel essai.',
    continued: 'suite',
    minSelections_one: 'Seulement dans un pari d’au moins {{count}} match',
    minSelections_many: 'Seulement dans un pari d’au moins {{count}} de matchs',
    minSelections_other: 'Seulement dans un pari d’au moins {{count}} matchs',
    locked: 'fermé',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
