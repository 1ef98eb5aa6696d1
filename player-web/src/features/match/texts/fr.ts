/** French texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Retour aux matchs',
    tabs: 'Groupes de marchés',
    all: 'Tous',
    group: {
      main: 'Principaux',
      totals: 'Totaux',
      handicap: 'Handicap',
      halves: 'Mi-temps',
      periods: 'Périodes',
      score: 'Score',
      combos: 'Combinés',
      corners: 'Corners',
      cards: 'Cartons',
      players: 'Joueurs',
      other: 'Autres',
    },
    search: 'Chercher un marché',
    suspended: 'Suspendu',
    noMarkets: 'Aucun marché ne correspond à votre recherche',
    markets_one: '{{count}} marché',
    markets_many: '{{count}} de marchés',
    markets_other: '{{count}} marchés',
    gone: 'Ce match n’est plus proposé',
    goneHint: 'Le match a peut-être commencé ou a été retiré de la liste.',
    error: 'Le match n’a pas pu être chargé',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
