import { withPageTexts } from '../../i18n/index.ts'
import type { Blocks } from '../../navigation/blocks.ts'

const TEXTS = ['home']

export const blocks: Blocks = {
  live: () => import('./LiveBlock.tsx'),
  nextHour: withPageTexts(TEXTS, () => import('./matches/SoonBlock.tsx')),
  featured: withPageTexts(TEXTS, () => import('./matches/FeaturedBlock.tsx')),
  mostPicked: withPageTexts(TEXTS, () => import('./PickedBlock.tsx')),
  winners: withPageTexts(TEXTS, () => import('./winners/WinnersBlock.tsx')),
}
