import { withPageTexts } from '../../i18n/index.ts'
import type { Blocks } from '../../navigation/blocks.ts'

export const blocks: Blocks = {
  jackpots: withPageTexts(['jackpots'], () => import('./JackpotsBlock.tsx')),
}
