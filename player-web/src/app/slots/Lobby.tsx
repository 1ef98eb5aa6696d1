import { useQuery } from '@tanstack/react-query'
import { shownBlocks } from '@grandstand/shared-types/themes/slots'
import { settingsQuery } from '../../api/queries.ts'
import { SportsPage } from '../../features/sports/index.ts'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { BLOCKS } from './blocks.ts'
import Slot from './Slot.tsx'

/** The home page of blocks, or the sports page while no feature offers any of its blocks. */
export default function Lobby() {
  const { theme } = usePageTheme()
  const title = useQuery(settingsQuery).data?.title
  const hasBlocks = theme && shownBlocks(theme.slots, 'home').some((block) => block in BLOCKS)
  if (!hasBlocks) return <SportsPage />
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Slot name="home" />
    </>
  )
}
