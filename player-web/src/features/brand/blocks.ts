import type { Blocks } from '../../navigation/blocks.ts'

export const blocks: Blocks = {
  specialBanners: () => import('./SpecialBanners.tsx'),
  tv: () => import('./TvLink.tsx'),
}
