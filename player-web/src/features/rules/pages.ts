import { BookOpen } from 'lucide-react'
import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['rules'],
    title: 'rules.title',
    section: 'sports',
    layout: 'plain',
    menu: { name: 'rules.title', icon: BookOpen, places: ['phone'], order: 90 },
    load: () => import('./RulesPage.tsx'),
  },
]
