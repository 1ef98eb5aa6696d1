import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['Login', 'firstlogin', 'google', 'LoginWithUser'],
    title: 'signIn.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresLogout: true },
    load: () => import('./LoginPage.tsx'),
  },
]
