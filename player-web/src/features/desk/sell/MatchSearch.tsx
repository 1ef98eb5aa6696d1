import type { BoardMatch } from '@grandstand/shared-types/wire/book'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { marketTypesQuery, PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { outcomeName } from '../../../odds/marketNames.ts'
import { oddsStore } from '../../../odds/store.ts'
import { Field } from '../../../ui/Field.tsx'
import { SlipOddsButton } from '../../betslip/index.ts'
import styles from '../Desk.module.css'
import { Key } from '../Key.tsx'
import { preferencesAtom } from '../settings/preferences.ts'
import { MainWindow } from './MainWindow.tsx'

/** Matches that a search shows. */
const SHOWN = 6
/** Fewest characters of a search. */
const SHORTEST = 3

/** Finds open matches by a team's name; Tab leads to their prices, Enter puts a price into the slip. */
export function MatchSearch() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { liveMatches: hasLiveMatches } = useAtomValue(preferencesAtom)
  const matches = useMatches(useDeferredValue(typed.trim()))
  return (
    <section aria-label={t('desk.tab.sell')}>
      <div className={styles.search}>
        <Field
          label={t('desk.team')}
          value={typed}
          onValue={setTyped}
          autoComplete="off"
          spellCheck={false}
          data-hotkey="F2"
          aside={<Key name="F2" />}
        />
      </div>
      {typed.trim() === '' && hasLiveMatches && <MainWindow />}
      {matches?.length === 0 && <p className={styles.hint}>{t('desk.noMatch')}</p>}
      <ul>
        {matches?.map((match) => (
          <Prices key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}

/** Undefined before the first answer. */
function useMatches(keyWord: string): readonly BoardMatch[] | undefined {
  const { language } = useTranslation().i18n
  const { data } = useQuery({
    queryKey: ['board', 'desk', language, keyWord],
    queryFn: async ({ signal }) => {
      const query = { lang: language, keyWord, odds: 'main', limit: SHOWN } as const
      const { matches } = await call('GET /v1/board/matches', { query }, signal)
      oddsStore.ingestMatches(matches)
      return matches
    },
    enabled: keyWord.length >= SHORTEST,
    placeholderData: keepPreviousData,
    refetchInterval: PRICE_REFRESH_MS,
  })
  return keyWord.length >= SHORTEST ? data : undefined
}

/** The match with the prices of its main market. */
function Prices({ match }: { match: BoardMatch }) {
  const format = useFormat()
  const { data: types } = useQuery(marketTypesQuery(format.language, 'board'))
  const [market] = match.markets
  const type = types?.find(({ id }) => id === market?.typeId)
  const context = { home: match.home, away: match.away, specifier: market?.specifier ?? '' }
  return (
    <li className={styles.match}>
      <span>
        {match.home} – {match.away}
        <small> {format.dayTime(match.startsAt)}</small>
      </span>
      <span className={styles.prices}>
        {market?.outcomes.map((outcome) => (
          <SlipOddsButton
            key={outcome.id}
            match={match}
            market={market}
            outcome={outcome}
            name={outcomeName(type, outcome.key, context, format.language)}
            prefix={outcomeName(type, outcome.key, context, format.language, true)}
          />
        ))}
      </span>
    </li>
  )
}
