import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['livebets', 'livebets/:keyWord'],
    title: 'live.title',
    section: 'live',
    layout: 'board',
    products: ['live'],
    menu: {
      name: 'nav.live',
      places: ['header', 'bottom'],
      order: 20,
      hasLiveCount: true,
    },
    load: () => import('./LivePage.tsx'),
  },
  {
    paths: ['live/:liveMatchId'],
    title: 'live.title',
    section: 'live',
    layout: 'board',
    products: ['live'],
    under: 'livebets',
    load: () => import('./match/LiveMatchPage.tsx'),
  },
]
