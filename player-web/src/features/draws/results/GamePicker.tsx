import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { Button } from '../../../ui/Button.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { ChosenGame } from '../data/useChosenGame.ts'

interface GamePickerProps {
  title: string
  chosen: ChosenGame
  children: (game: DrawGameView) => ReactNode
}

/** A page about one game of draws, with a tab for each game that is sold here. */
export function GamePicker({ title, chosen, children }: GamePickerProps) {
  const { t } = useTranslation()
  const { games, game, error, refetch } = chosen
  return (
    <ListPage
      title={title}
      tabs={
        games &&
        games.length > 1 && (
          <Tabs label={t('draw.game')}>
            {games.map(({ code }) => (
              <Link
                key={code}
                to={`?game=${code}`}
                replace
                aria-current={code === game?.code ? 'true' : undefined}
              >
                {t(`verify.games.${code}`)}
              </Link>
            ))}
          </Tabs>
        )
      }
    >
      {game ? (
        children(game)
      ) : games ? (
        <StatePanel kind="empty" title={t('draw.notHere')} />
      ) : error ? (
        <StatePanel kind="error" title={t('draw.failed')} hint={t('common.offline')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={6} height="76px" />
      )}
    </ListPage>
  )
}
