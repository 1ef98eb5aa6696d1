import { DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'
import type { DrawOutcome, DrawView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { latestTicketsQuery } from '../data/drawQueries.ts'
import { PLAYS } from '../data/plays.ts'
import { BallShow } from './BallShow.tsx'
import styles from './Drawn.module.css'
import { countedBalls, isFinish } from '../data/outcomes.ts'
import { OwnTickets } from './OwnTickets.tsx'
import { RaceShow } from './RaceShow.tsx'
import { useShow } from './useShow.ts'

/** Time from ball to ball: few balls come slowly, the many of keno and bingo faster. */
const FEW_BALLS = 10
const SLOW_MS = 1_500
const FAST_MS = 700
const RACE_MS = 9_000

/** A draw with its result: shown from its beginning to those who come in time, again by a press, marked on the own tickets. */
export function Drawn({ draw, outcome }: { draw: DrawView; outcome: DrawOutcome }) {
  const { t } = useTranslation()
  const play = PLAYS[draw.gameCode]
  const balls = countedBalls(outcome, play.kind === 'bingo' ? play.rules : null)
  const ballMs = balls.length > FEW_BALLS ? FAST_MS : SLOW_MS
  const lengthMs = play.kind === 'race' ? RACE_MS : balls.length * ballMs
  const { elapsedMs, isOver, replay } = useShow(draw.drawsAt, lengthMs)
  const out = isOver ? balls : balls.slice(0, Math.floor(elapsedMs / ballMs))
  const { data: me } = useQuery(meQuery)
  const { data: latest } = useQuery(
    latestTicketsQuery(DRAW_GAMES[draw.gameCode].lobby, me?.type === 'player')
  )
  const own = latest?.tickets.filter((ticket) => ticket.draw.id === draw.id) ?? []
  return (
    <>
      {isFinish(outcome) ? (
        <RaceShow
          code={draw.gameCode}
          round={draw.number}
          finish={outcome.finish}
          share={elapsedMs / lengthMs}
        />
      ) : (
        <BallShow out={out} total={balls.length} />
      )}
      <div className={styles.again}>
        <Button variant="quiet" size="small" disabled={!isOver} onClick={replay}>
          <RotateCw size={16} aria-hidden />
          {t('draw.replay')}
        </Button>
      </div>
      <OwnTickets tickets={own} called={out} isOver={isOver} />
    </>
  )
}
