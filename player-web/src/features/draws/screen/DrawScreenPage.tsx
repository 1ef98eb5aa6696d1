import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../navigation/usePageTitle.ts'
import { useChosenGame } from '../data/useChosenGame.ts'
import { GamePicker } from '../results/GamePicker.tsx'
import { DrawScreen } from './DrawScreen.tsx'

/** The draws of one game to watch, on a phone or on the second monitor of a shop. */
export default function DrawScreenPage() {
  const { t } = useTranslation()
  const chosen = useChosenGame()
  const title = chosen.game
    ? `${t(`verify.games.${chosen.game.code}`)} · ${t('draw.screen')}`
    : t('draw.screen')
  usePageTitle(title)
  return (
    <GamePicker title={title} chosen={chosen}>
      {(game) => <DrawScreen key={game.code} game={game} />}
    </GamePicker>
  )
}
