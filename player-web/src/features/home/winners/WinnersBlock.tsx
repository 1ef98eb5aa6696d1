import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { HomeBlock } from '../HomeBlock.tsx'
import { LoadingRows } from '../LoadingRows.tsx'
import { WinnerRow } from './WinnerRow.tsx'
import rowStyles from './WinnerRow.module.css'
import styles from './WinnersBlock.module.css'

const SHOWN = 5
const REFRESH_MS = 60_000
const ROUTES = { latest: 'GET /v1/winners', top: 'GET /v1/top-winners' } as const
type WinnerList = keyof typeof ROUTES
const LISTS: readonly WinnerList[] = ['latest', 'top']

/** The latest wins and the highest ones of the week, in the person's currency; nothing while there are none. */
export default function WinnersBlock() {
  const { t } = useTranslation()
  const own = useQuery(meQuery).data?.currency ?? ''
  const currency = isCurrencyCode(own) ? own : undefined
  const isSwitchedOn = useQuery(settingsQuery).data?.flags.topWinners ?? false
  const results = useQueries({
    queries: LISTS.map((list) => ({
      queryKey: ['winners', list, currency],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<WinnerView[]> =>
        call(ROUTES[list], { query: { currency } }, signal),
      enabled: isSwitchedOn,
      staleTime: REFRESH_MS,
      refetchInterval: REFRESH_MS,
    })),
  })
  const isEmpty = results.every(({ data, isError }) => isError || data?.length === 0)
  if (!isSwitchedOn || isEmpty) return null
  return (
    <HomeBlock title={t('home.winners')} icon={Trophy}>
      <div className={styles.lists}>
        {LISTS.map((list, index) => {
          const winners = results[index]?.data
          if (winners?.length === 0) return null
          return (
            <div key={list}>
              <h3 className={styles.title}>{t(`home.winnerList.${list}`)}</h3>
              {winners ? (
                <ol>
                  {winners.slice(0, SHOWN).map((winner) => (
                    <WinnerRow key={`${winner.name} ${winner.settledAt}`} winner={winner} />
                  ))}
                </ol>
              ) : (
                <LoadingRows count={SHOWN} row={rowStyles.row} />
              )}
            </div>
          )
        })}
      </div>
    </HomeBlock>
  )
}
