import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['handlogin'],
    title: 'signIn.title',
    section: 'sports',
    layout: 'plain',
    pageTexts: ['handlogin', 'desk', 'status'],
    load: () => import('./HandLoginPage.tsx'),
  },
]
