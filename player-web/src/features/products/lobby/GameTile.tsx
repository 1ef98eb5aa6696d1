import type { GameView, PlayMode } from '@grandstand/shared-types/wire/games/games'
import { Play } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Star, type FavouritesAtom } from '../../favourites/index.ts'
import { GameArt } from './GameArt.tsx'
import styles from './GameTile.module.css'
import { gameState } from './tableStates.ts'

export type OnPlay = (game: GameView, mode: PlayMode) => void

interface GameTileProps {
  game: GameView
  favourites: FavouritesAtom
  onPlay: OnPlay
}

/** A game of a lobby: its picture opens it, and beside it stand the demo and the star. */
export const GameTile = memo(function GameTile({ game, favourites, onPlay }: GameTileProps) {
  const { t } = useTranslation()
  const { id, title, companyName, logo, hasDemo } = game
  const state = gameState(game)
  const told = state === 'open' ? null : t(`lobby.tableStates.${state}`)
  return (
    <li className={styles.tile} data-game={id}>
      <button
        type="button"
        className={styles.play}
        data-state={state}
        aria-label={[t('lobby.play', { title }), told].filter(Boolean).join(', ')}
        onClick={() => onPlay(game, 'real')}
      >
        <GameArt title={title} logo={logo} />
        <span className={styles.mark} aria-hidden>
          <Play size={22} />
        </span>
        {told !== null && (
          <span className={styles.state} aria-hidden>
            {told}
          </span>
        )}
      </button>
      <div className={styles.caption}>
        <span className={styles.names}>
          <bdi className={styles.title} title={title}>
            {title}
          </bdi>
          <bdi className={styles.company}>{companyName}</bdi>
        </span>
        <Star
          favourites={favourites}
          id={id}
          name={title}
          label={t('lobby.favourite', { title })}
        />
      </div>
      {hasDemo && (
        <button type="button" className={styles.demo} onClick={() => onPlay(game, 'demo')}>
          <span>
            {t('lobby.demo')} <span className="visually-hidden">{title}</span>
          </span>
        </button>
      )}
    </li>
  )
})
