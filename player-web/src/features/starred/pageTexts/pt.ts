/** Portuguese texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Desporto',
      leagues: 'Ligas',
      odds: 'Mercados',
      casino: 'Jogos de casino',
      slots: 'Slot machines',
    },
    empty: 'Não tem jogos favoritos',
    emptyHint: 'Toque na estrela ao lado de um jogo e este aparece aqui.',
    noLeagues: 'Não tem ligas favoritas',
    noLeaguesHint: 'Toque na estrela ao lado de uma liga e esta aparece aqui enquanto tiver jogos.',
    noOdds: 'Não tem mercados favoritos',
    noOddsHint:
      'Toque na estrela ao lado de um mercado na página de um jogo e este passa a ser o primeiro.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
