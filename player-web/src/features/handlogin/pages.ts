import { withPageTexts } from '../../i18n/index.ts'
import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['handlogin'],
    title: 'signIn.title',
    section: 'sports',
    layout: 'plain',
    load: withPageTexts(['handlogin', 'desk'], () => import('./HandLoginPage.tsx')),
  },
]
