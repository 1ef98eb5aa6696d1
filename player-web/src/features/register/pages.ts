import type { PlayerPage } from '../../navigation/page.ts'

const shared = { section: 'sports', layout: 'plain', pageTexts: ['register'] } as const

export const pages: readonly PlayerPage[] = [
  {
    ...shared,
    paths: ['register', 'register/:affcode'],
    title: 'registerPage.title',
    guard: { requiresLogout: true, registerControl: true, openToVisitors: true },
    load: () => import('./RegisterPage.tsx'),
  },
  {
    ...shared,
    paths: ['activation/:activationcode'],
    title: 'registerPage.activation',
    guard: { openToVisitors: true },
    load: () => import('./ActivationPage.tsx'),
  },
]
