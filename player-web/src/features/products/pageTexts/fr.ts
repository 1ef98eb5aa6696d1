/** French texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Chercher un jeu',
    provider: 'Fournisseur',
    allProviders: 'Tous les fournisseurs',
    views: 'Afficher les jeux',
    all: 'Tous les jeux',
    favourites: 'Favoris',
    recent: 'Joués récemment',
    play: 'Jouer à {{title}}',
    playNow: 'Jouer',
    demo: 'Essai',
    favourite: 'Ajouter {{title}} aux favoris',
    count: 'Jeux : {{number}}',
    noneFound: 'Aucun jeu ne correspond',
    noneFoundHint: 'Vérifiez l’orthographe ou regardez chez tous les fournisseurs.',
    clear: 'Afficher tous les jeux',
    noFavourites: 'Pas encore de favoris',
    noFavouritesHint: 'Touchez l’étoile d’un jeu pour le garder ici.',
    failed: 'Impossible de charger les jeux',
    tables: 'Choisissez votre table',
    stakes: 'Mise : {{min}} – {{max}}',
    popular: 'Jeux populaires',
    newest: 'Jeux les plus récents',
    jackpots: 'Jeux à jackpot',
    other: 'Autres jeux',
    seeAll: 'Tout voir',
    scrollBack: 'Défiler en arrière',
    scrollOn: 'Défiler en avant',
    tableStates: { full: 'Complète', closed: 'Fermée' },
    checked: 'Tables vérifiées il y a {{seconds}} s',
  },
  productPage: {
    none: '{{name}} : pas encore ouvert',
    hint: 'Aucun fournisseur de jeux n’est encore connecté pour cette partie du site. Vous la trouverez ici dès son ouverture.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
