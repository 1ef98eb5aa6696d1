/** Italian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Cerca un gioco',
    provider: 'Fornitore',
    allProviders: 'Tutti i fornitori',
    views: 'Mostra i giochi',
    all: 'Tutti i giochi',
    favourites: 'Preferiti',
    recent: 'Giocati di recente',
    play: 'Gioca a {{title}}',
    playNow: 'Gioca',
    demo: 'Prova',
    favourite: 'Aggiungi {{title}} ai preferiti',
    count: 'Giochi: {{number}}',
    noneFound: 'Nessun gioco trovato',
    noneFoundHint: 'Controlla come è scritto o guarda tra tutti i fornitori.',
    clear: 'Mostra tutti i giochi',
    noFavourites: 'Ancora nessun preferito',
    noFavouritesHint: 'Tocca la stella di un gioco per tenerlo qui.',
    failed: 'Non è stato possibile caricare i giochi',
    tables: 'Scegli il tavolo',
    stakes: 'Puntata: {{min}} – {{max}}',
    popular: 'Giochi più amati',
    newest: 'Giochi più recenti',
    jackpots: 'Giochi con jackpot',
    other: 'Altri giochi',
    seeAll: 'Vedi tutti',
    scrollBack: 'Scorri indietro',
    scrollOn: 'Scorri avanti',
    tableStates: { full: 'Completo', closed: 'Chiuso' },
    checked: 'Tavoli controllati {{seconds}} s fa',
  },
  productPage: {
    none: '{{name}}: non ancora aperto',
    hint: 'Nessun fornitore di giochi è ancora collegato a questa parte del sito. La troverai qui appena aprirà.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
