import type { PlayerPage } from '../../navigation/page.ts'

const shared = { section: 'sports', layout: 'plain', pageTexts: ['password'] } as const
const forgotten = { requiresLogout: true, registerControl: true, openToVisitors: true } as const

export const pages: readonly PlayerPage[] = [
  {
    ...shared,
    paths: ['forgotPassword'],
    title: 'passwordPages.forgot',
    guard: forgotten,
    load: () => import('./ForgotPasswordPage.tsx'),
  },
  {
    ...shared,
    paths: ['resetPassword/:passCode'],
    title: 'passwordPages.reset',
    guard: forgotten,
    load: () => import('./ResetPasswordPage.tsx'),
  },
  {
    ...shared,
    paths: ['changePassword'],
    title: 'passwordPages.change',
    guard: { requiresAuth: true },
    menu: { places: ['phone', 'user'], order: 60 },
    load: () => import('./ChangePasswordPage.tsx'),
  },
]
