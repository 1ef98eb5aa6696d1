import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { Button } from '../../ui/Button.tsx'
import { lazy } from '../../ui/lazy.ts'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { RaceCard } from './card/RaceCard.tsx'
import { RaceHead } from './head/RaceHead.tsx'
import { hasOrders } from './orders/hasOrders.ts'
import styles from './RacePage.module.css'
import { raceQuery } from './raceQueries.ts'
import NextRaces from './strip/NextRaces.tsx'

const OrderChooser = lazy(() => import('./orders/OrderChooser.tsx'))

interface RacePageProps {
  raceId: number
  /** The race on the board, with its prices; undefined once the board does not show it any more. */
  match?: BoardMatchDetail | undefined
  /** Markets that are not on the card. */
  below?: ReactNode
  /** Shown while the card loads. */
  skeleton: ReactNode
  /** Shown where no such race is known. */
  unknown: ReactNode
}

/** A race: its head, its card with the prices or the order of finish, and the races that come next. */
export default function RacePage({ raceId, match, below, skeleton, unknown }: RacePageProps) {
  const { t, i18n } = useTranslation()
  const query = useQuery(raceQuery(i18n.language, raceId))
  const { data: race, error } = query
  usePageTitle(race?.name)
  if (race) {
    return (
      <>
        <RaceHead race={race} match={match} />
        {race.kind !== 'season' && <NextRaces sportId={race.sportId} currentId={race.id} />}
        <RaceCard race={race} match={match} />
        {match && hasOrders(match) && (
          <Suspense>
            <OrderChooser race={race} match={match} />
          </Suspense>
        )}
        {below}
      </>
    )
  }
  if (error instanceof ApiError && error.status === 404) return unknown
  if (!error) return skeleton
  return (
    <>
      <h1 className={match ? styles.name : 'visually-hidden'}>{match?.home ?? t('races.card')}</h1>
      <StatePanel kind="error" title={t('races.cardError')} hint={t('common.offline')}>
        <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    </>
  )
}
