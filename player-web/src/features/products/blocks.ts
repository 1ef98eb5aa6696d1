import { withPageTexts } from '../../i18n/index.ts'
import type { Blocks } from '../../navigation/blocks.ts'

export const blocks: Blocks = {
  casino: withPageTexts(['products', 'status'], () => import('./PopularBlock.tsx')),
}
