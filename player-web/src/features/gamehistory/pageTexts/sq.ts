/** Albanian texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Historiku i lojërave nuk u ngarkua',
    empty: 'Nuk keni luajtur ende',
    emptyHint: 'Këtu do të shfaqen raundet tuaja të slotit, kazinosë dhe bingos.',
    stake: 'Basti',
    win: 'Fitimi',
    state: { open: 'Në lojë', interrupted: 'I ndërprerë', closed: 'I përfunduar' },
    finish: 'Përfundo raundin',
    check: 'Verifiko raundin',
    secret: 'Verifikohet pasi të ndryshoni farat në lojë.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
