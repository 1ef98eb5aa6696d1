import { ShieldCheck } from 'lucide-react'
import { withPageTexts } from '../../i18n/index.ts'
import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['protection'],
    title: 'protectionPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'player' },
    menu: { icon: ShieldCheck, places: ['phone', 'user'], order: 48 },
    load: withPageTexts(['protection'], () => import('./ProtectionPage.tsx')),
  },
]
