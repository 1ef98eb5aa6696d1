import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { favouriteGamesAtom } from '../../favourites/index.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import styles from './GameRail.module.css'
import { GameTile, type OnPlay } from './GameTile.tsx'
import { useNear } from '../../../ui/window/useNear.ts'

interface GameRailProps {
  /** Names the row to screen readers. */
  label: string
  games: readonly GameView[]
  onPlay: OnPlay
  /** Larger tiles, for what the lobby puts first. */
  isLarge?: boolean
}

/** Of a row far from the screen one game is drawn, which keeps its height. */
const FAR = 1
/** A press of a button moves the row by this share of what it shows. */
const PAGE = 0.85

/** Games in one row: by finger, by wheel, by buttons, or by the arrow keys from game to game. */
export function GameRail({ label, games, onPlay, isLarge = false }: GameRailProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  const isNear = useNear(row)
  const move = (pages: number) => {
    const list = row.current
    if (!list) return
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: pages * forward * PAGE * list.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className={styles.frame}>
      <ul
        ref={row}
        className={styles.rail}
        data-large={isLarge}
        aria-label={label}
        onKeyDown={moveFocus}
      >
        {games.slice(0, isNear ? games.length : FAR).map((game) => (
          <GameTile
            key={game.id}
            game={game}
            favourites={favouriteGamesAtom(game.lobby)}
            onPlay={onPlay}
          />
        ))}
      </ul>
      {/* for the mouse alone: a finger swipes, a keyboard goes from game to game */}
      <button
        type="button"
        tabIndex={-1}
        className={styles.back}
        aria-label={t('lobby.scrollBack')}
        onClick={() => move(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles.on}
        aria-label={t('lobby.scrollOn')}
        onClick={() => move(1)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  )
}

/** Arrows lead from the button of a game to that of its neighbour, in the direction of the text. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const { currentTarget: list, target, key } = event
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key]
  const at = [...list.children].findIndex((tile) => target instanceof Node && tile.contains(target))
  const wanted = step !== undefined ? at + step : { Home: 0, End: list.children.length - 1 }[key]
  const next = wanted === undefined ? null : list.children[wanted]?.querySelector('button')
  if (!next) return
  event.preventDefault()
  next.focus()
}

const TILES = Array.from({ length: 10 }, (_, at) => at)

/** The row while its games load. */
export function RailSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.rail} role="status" aria-label={t('common.loading')}>
      {TILES.map((tile) => (
        <div key={tile} className={styles.empty}>
          <span className={styles.blank} />
          <Skeleton width="70%" />
          <Skeleton width="40%" height="10px" />
        </div>
      ))}
    </div>
  )
}
