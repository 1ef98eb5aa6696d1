import { Trophy } from 'lucide-react'
import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['', 'sports'],
    title: 'sports.title',
    section: 'sports',
    layout: 'board',
    menu: { icon: Trophy, places: ['header', 'bottom'], order: 10 },
  },
]
