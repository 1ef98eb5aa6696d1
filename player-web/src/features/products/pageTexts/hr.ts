/** Croatian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Pronađi igru',
    provider: 'Pružatelj',
    allProviders: 'Svi pružatelji',
    views: 'Prikaži igre',
    all: 'Sve igre',
    favourites: 'Omiljene',
    recent: 'Nedavno igrane',
    play: 'Igraj {{title}}',
    playNow: 'Igraj',
    demo: 'Isprobaj',
    favourite: 'Dodaj {{title}} u omiljene',
    count: 'Igara: {{number}}',
    noneFound: 'Nema takve igre',
    noneFoundHint: 'Provjeri kako je napisano ili pogledaj sve pružatelje.',
    clear: 'Prikaži sve igre',
    noFavourites: 'Još nema omiljenih',
    noFavouritesHint: 'Dodirni zvjezdicu igre da ostane ovdje.',
    failed: 'Igre se nisu učitale',
    tables: 'Odaberi stol',
    stakes: 'Ulog: {{min}} – {{max}}',
  },
  productPage: {
    none: '{{name}}: još nije otvoreno',
    hint: 'Za ovaj dio stranice nije povezan pružatelj igara. Naći ćete ga ovdje kad se otvori.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
