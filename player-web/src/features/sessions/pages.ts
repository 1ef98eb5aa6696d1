import { MonitorSmartphone } from 'lucide-react'
import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['sessions'],
    title: 'sessions.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true },
    menu: { icon: MonitorSmartphone, places: ['phone', 'user'], order: 45 },
    load: () => import('./SessionsPage.tsx'),
  },
]
