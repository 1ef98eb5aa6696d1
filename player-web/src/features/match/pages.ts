import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['match/:matchId'],
    title: 'sports.title',
    section: 'sports',
    layout: 'board',
    // a match of the board may be in play
    products: ['sport', 'live'],
    under: '',
    load: () => import('./MatchPage.tsx'),
  },
]
