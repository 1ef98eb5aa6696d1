import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '../../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { favouritesOf } from '../../../odds/favouritesOfRace.ts'
import { contextOfOutcome, outcomeName } from '../../../odds/marketNames.ts'
import { oddsStore } from '../../../odds/store.ts'
import { TeamNames } from '../../../scores/TeamNames.tsx'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { SlipOddsButton } from './SlipOddsButton.tsx'
import styles from './Suggestions.module.css'

const SHOWN = 3
const FRESH_MS = 30_000

interface SuggestionsProps {
  matchIds: readonly number[]
  /** True for a slip with a selection in play, which gets suggestions in play. */
  isLive: boolean
}

/** Some matches that suit the slip, with their main market, or a race's favourites; hidden without any. */
export default function Suggestions({ matchIds, isLive }: SuggestionsProps) {
  const { t, i18n } = useTranslation()
  const ids = [...new Set(matchIds)].sort((a, b) => a - b)
  const freshMs = isLive ? PRICE_REFRESH_MS : FRESH_MS
  const { data } = useQuery({
    queryKey: ['board', 'proposition', isLive ? i18n.language : 'board', ids],
    queryFn: async ({ signal }) => {
      const query = { matches: ids.join(',') }
      const matches: BoardMatch[] = isLive
        ? await call(
            'GET /v1/live/proposition',
            { query: { lang: i18n.language, ...query } },
            signal
          )
        : await call('GET /v1/board/proposition', { query }, signal)
      oddsStore.ingestMatches(matches)
      return matches
    },
    staleTime: freshMs,
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
  })
  const shown = (data ?? []).filter(({ id }) => !ids.includes(id)).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={styles.box} aria-label={t('slip.suggestions')}>
      <h3 className={styles.title}>{t('slip.suggestions')}</h3>
      <ul>
        {shown.map((match) => (
          <Suggestion key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}

function Suggestion({ match }: { match: BoardMatch }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const isLive = isInPlay(match.status)
  const types = useMarketTypes()
  const market = match.markets.find(({ status }) => status === MARKET_STATUS.active)
  const type = market && types?.get(market.typeId)
  if (!market || !type) return null
  const context = { home: match.home, away: match.away, specifier: market.specifier }
  return (
    <li className={styles.match}>
      <Link to={`${home}${isLive ? 'live' : 'match'}/${match.id}`} className={styles.name}>
        <TeamNames match={match} />
        <small>{isLive ? t('live.mark') : format.dayTime(match.startsAt)}</small>
      </Link>
      <div className={styles.prices}>
        {(match.isRace ? favouritesOf(market) : market.outcomes).map((outcome) => {
          const ofOutcome = contextOfOutcome(context, outcome)
          const named = (short: boolean) =>
            outcomeName(type, outcome.key, ofOutcome, format.language, short)
          return (
            <SlipOddsButton
              key={outcome.id}
              match={match}
              market={market}
              outcome={outcome}
              name={named(false)}
              // a runner by its number
              prefix={match.isRace ? outcome.key : named(true)}
            />
          )
        })}
      </div>
    </li>
  )
}
