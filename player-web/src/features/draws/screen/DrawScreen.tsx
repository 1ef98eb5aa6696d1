import type { DrawGameView, DrawOutcome, DrawView } from '@grandstand/shared-types/wire/draws'
import { Hourglass, Maximize, Minimize } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { useOpenDraw } from '../data/useOpenDraw.ts'
import { Countdown } from '../play/Countdown.tsx'
import { DrawShow } from '../show/DrawShow.tsx'
import { useDrawShow } from '../show/useDrawShow.ts'
import styles from './DrawScreen.module.css'
import { HotAndCold } from './HotAndCold.tsx'
import { LastDraws } from './LastDraws.tsx'
import { useFullScreen } from './useFullScreen.ts'

/** The newest draw as it comes out, the time left until the next one, the draws before it, and the numbers that came out most. */
export function DrawScreen({ game }: { game: DrawGameView }) {
  const { t } = useTranslation()
  const screen = useRef<HTMLElement>(null)
  const { last } = game
  return (
    <section ref={screen} className={styles.screen} aria-label={t('draw.screen')}>
      <Head game={game} screen={screen} />
      {last?.outcome ? (
        <Newest key={last.id} draw={last} outcome={last.outcome} />
      ) : (
        <p className={styles.wait}>{t('draw.noResults')}</p>
      )}
    </section>
  )
}

/** The next draw with the time left, or the one that is being drawn. */
function Head({ game, screen }: { game: DrawGameView; screen: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { draw } = useOpenDraw(game)
  const running = game.draws.find(({ state }) => state === 'closed')
  const fullScreen = useFullScreen(screen)
  const Icon = fullScreen.isFull ? Minimize : Maximize
  return (
    <header className={styles.head}>
      <p className={styles.name}>
        <b>{t(`verify.games.${game.code}`)}</b>
        <small>
          {draw ? (
            <>
              {t('draw.number', { number: draw.number })} · <bdi>{format.time(draw.drawsAt)}</bdi>
            </>
          ) : (
            t('draw.none')
          )}
        </small>
      </p>
      {running && (
        <p className={styles.running} role="status">
          <Hourglass size={18} aria-hidden />
          {t('draw.running', { number: running.number })}
        </p>
      )}
      {draw && (
        <p className={styles.left}>
          <small>{t('draw.closesIn')}</small>
          <Countdown closesAt={draw.closesAt} />
        </p>
      )}
      {fullScreen.isPossible && (
        <IconButton
          label={t(fullScreen.isFull ? 'draw.leaveFullScreen' : 'draw.fullScreen')}
          onClick={fullScreen.toggle}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      )}
    </header>
  )
}

/** Draws before the one that is shown stand beside it, and it joins them once its show is over. */
function Newest({ draw, outcome }: { draw: DrawView; outcome: DrawOutcome }) {
  const { t } = useTranslation()
  const show = useDrawShow(draw, outcome)
  return (
    <div className={styles.board}>
      <div className={styles.stage}>
        <h2>{t('draw.number', { number: draw.number })}</h2>
        <DrawShow show={show} />
      </div>
      <div className={styles.side}>
        <HotAndCold code={draw.gameCode} newestId={draw.id} />
        <LastDraws code={draw.gameCode} newestId={draw.id} hidesNewest={!show.isOver} />
      </div>
    </div>
  )
}
