/** Croatian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Pronađite igru',
    provider: 'Pružatelj',
    allProviders: 'Svi pružatelji',
    views: 'Prikažite igre',
    all: 'Sve igre',
    favourites: 'Omiljene',
    recent: 'Nedavno igrane',
    play: 'Igrajte {{title}}',
    playNow: 'Igrajte',
    demo: 'Proba',
    favourite: 'Dodajte {{title}} u omiljene',
    count: 'Igara: {{number}}',
    noneFound: 'Nema takve igre',
    noneFoundHint: 'Provjerite kako je napisano ili pogledajte sve pružatelje.',
    clear: 'Prikažite sve igre',
    noFavourites: 'Još nema omiljenih',
    noFavouritesHint: 'Dodirnite zvjezdicu igre da ostane ovdje.',
    failed: 'Igre se nisu učitale',
    tables: 'Odaberite stol',
    stakes: 'Ulog: {{min}} – {{max}}',
    popular: 'Popularne igre',
    newest: 'Najnovije igre',
    jackpots: 'Igre s jackpotom',
    other: 'Ostale igre',
    seeAll: 'Prikaži sve',
    scrollBack: 'Pomakni natrag',
    scrollOn: 'Pomakni naprijed',
    tableStates: { full: 'Puno', closed: 'Zatvoreno' },
    checked: 'Stolovi provjereni prije {{seconds}} s',
  },
  productPage: {
    none: '{{name}}: još nije otvoreno',
    hint: 'Za ovaj dio stranice nije povezan pružatelj igara. Naći ćete ga ovdje kad se otvori.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
