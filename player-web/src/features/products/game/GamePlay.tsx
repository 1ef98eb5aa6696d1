import type { GameView, PlayMode } from '@grandstand/shared-types/wire/games/games'
import { useCallback, useState } from 'react'
import { TableDialog } from './TableDialog.tsx'
import { useLaunch } from './useLaunch.ts'

/** Plays games of tiles: one with tables asks for a table first, which `GamePlay` shows. */
export function usePlay() {
  const launch = useLaunch()
  const [choosing, setChoosing] = useState<GameView | null>(null)
  const onPlay = useCallback(
    (game: GameView, mode: PlayMode) => {
      if (mode === 'real' && game.tables.length > 0) setChoosing(game)
      else launch({ game, mode })
    },
    [launch]
  )
  const onChosen = useCallback(
    (game: GameView, limitId: string) => {
      setChoosing(null)
      launch({ game, mode: 'real', limitId })
    },
    [launch]
  )
  const onClose = useCallback(() => setChoosing(null), [])
  return { choosing, onPlay, onChosen, onClose }
}

/** The choice of a table, while one is to be chosen. */
export function GamePlay({
  choosing,
  onChosen,
  onClose,
}: Omit<ReturnType<typeof usePlay>, 'onPlay'>) {
  return (
    choosing && (
      <TableDialog
        game={choosing}
        onClose={onClose}
        onChosen={(limitId) => onChosen(choosing, limitId)}
      />
    )
  )
}
