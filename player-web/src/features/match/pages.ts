import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['match/:matchId'],
    title: 'sports.title',
    section: 'sports',
    layout: 'board',
    under: '',
    load: () => import('./MatchPage.tsx'),
  },
]
