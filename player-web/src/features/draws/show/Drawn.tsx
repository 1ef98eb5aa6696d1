import { DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'
import type { DrawOutcome, DrawView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { latestTicketsQuery } from '../data/drawQueries.ts'
import styles from './Drawn.module.css'
import { DrawShow } from './DrawShow.tsx'
import { OwnTickets } from './OwnTickets.tsx'
import { useDrawShow } from './useDrawShow.ts'

/** A draw with its result: shown from its beginning to those who come in time, again by a press, marked on the own tickets. */
export function Drawn({ draw, outcome }: { draw: DrawView; outcome: DrawOutcome }) {
  const { t } = useTranslation()
  const show = useDrawShow(draw, outcome)
  const { data: me } = useQuery(meQuery)
  const { data: latest } = useQuery(
    latestTicketsQuery(DRAW_GAMES[draw.gameCode].lobby, me?.type === 'player')
  )
  const own = latest?.tickets.filter((ticket) => ticket.draw.id === draw.id) ?? []
  return (
    <>
      <DrawShow show={show} />
      <div className={styles.again}>
        <Button variant="quiet" size="small" disabled={!show.isOver} onClick={show.replay}>
          <RotateCw size={16} aria-hidden />
          {t('draw.replay')}
        </Button>
      </div>
      <OwnTickets tickets={own} called={show.out} isOver={show.isOver} />
    </>
  )
}
