/** Croatian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sportovi', casino: 'Kasino', slots: 'Slotovi' },
    empty: 'Nemate praćenih utakmica',
    emptyHint: 'Dodirnite zvjezdicu pokraj utakmice i ona će se pojaviti ovdje.',
    noGames: 'Nemate praćenih igara',
    noGamesHint: 'Igre sa zvjezdicom pojavit će se ovdje kad igre budu dostupne.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
