import { shownBlocks } from '@grandstand/shared-types/themes/slots'
import { SportsPage } from '../../features/sports/index.ts'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { BLOCKS } from './blocks.ts'
import Slot from './Slot.tsx'

/** The home page of blocks; the sports page while no feature offers one of them. */
export default function Lobby() {
  const { theme } = usePageTheme()
  const hasBlocks = theme && shownBlocks(theme.slots, 'home').some((block) => block in BLOCKS)
  return hasBlocks ? <Slot name="home" /> : <SportsPage />
}
