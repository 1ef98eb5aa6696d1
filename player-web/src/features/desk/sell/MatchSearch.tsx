import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { SEARCH_KEYWORD_MAX } from '@grandstand/shared-types/core/list_limits'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { marketTypesQuery, PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { contextOfOutcome, outcomeName } from '../../../odds/marketNames.ts'
import { signOf } from '../../../odds/signOf.ts'
import { oddsStore } from '../../../odds/store.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { SlipOddsButton } from '../../betslip/index.ts'
import { STATUS, useStatus } from '../../status/index.ts'
import desk from '../Desk.module.css'
import { Key } from '../Key.tsx'
import { useDeskError } from '../useDeskError.ts'
import styles from './MatchSearch.module.css'
import { outcomeOfSign, readBetCode, type BetCode } from './betCode.ts'
import { MainWindow } from './MainWindow.tsx'
import { useBetCode } from './useBetCode.ts'
import { matchOfCodeQuery, useMatchOfCode } from './useMatchOfCode.ts'

/** Matches that a search shows. */
const SHOWN = 6
/** Fewest characters of a search. */
const SHORTEST = 3

/**
 * Finds open matches by a team's name or by their number; Tab leads to the prices, Enter puts a price into the slip. A bet
 * code, such as `1234-2-50`, and Enter do all of it.
 */
export function MatchSearch() {
  const { t } = useTranslation()
  const { language } = useFormat()
  const [typed, setTyped] = useState('')
  const shown = useDeferredValue(typed.trim())
  const found = useMatches(shown)
  const code = readBetCode(typed, language)
  const coded = useMatchOfCode(code?.matchId)
  const matches = coded ? [coded, ...(found ?? []).filter(({ id }) => id !== coded.id)] : found
  const sell = useCodeSale()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!code || code.sign === null) return
    // at once, so that the next code is typed into an empty field
    setTyped('')
    void sell(code)
  }
  return (
    <section aria-label={t('desk.tab.sell')}>
      <form className={desk.search} onSubmit={submit}>
        <Field
          label={t('desk.team')}
          hint={t('desk.betCodeHint')}
          value={typed}
          onValue={setTyped}
          maxLength={SEARCH_KEYWORD_MAX}
          autoComplete="off"
          spellCheck={false}
          data-hotkey="F2"
          aside={<Key name="F2" />}
        />
      </form>
      {typed.trim() === '' && <MainWindow />}
      {code && coded === null && <p className={desk.hint}>{t('desk.noMatchNumber')}</p>}
      {!code && matches?.length === 0 && <p className={desk.hint}>{t('desk.noMatch')}</p>}
      <ul>
        {matches?.map((match) => (
          <Prices key={match.id} match={match} chosen={match === coded ? code?.sign : null} />
        ))}
      </ul>
    </section>
  )
}

/** Puts the price of a typed code into the slip, once its match is known; says in the popup when there is no such match. */
function useCodeSale(): (code: BetCode) => Promise<void> {
  const { t } = useTranslation()
  const { language } = useFormat()
  const client = useQueryClient()
  const take = useBetCode()
  const status = useStatus()
  const errorText = useDeskError()
  return async (code) => {
    try {
      const match = await client.fetchQuery({
        ...matchOfCodeQuery(code.matchId, language),
        staleTime: PRICE_REFRESH_MS,
      })
      if (match) take(code, match)
      else status.show(STATUS.warning, `${code.matchId}: ${t('desk.noMatchNumber')}`)
    } catch (error) {
      status.fail(error, errorText(error instanceof Error ? error : null))
    }
  }
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

interface PricesProps {
  match: BoardMatch
  /** The sign of the price that a bet code names. */
  chosen: string | null | undefined
}

/** The match with the prices of its main market, each with its sign in a bet code. */
function Prices({ match, chosen }: PricesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: types } = useQuery(marketTypesQuery(format.language, 'board'))
  const [market] = match.markets
  const type = types?.find(({ id }) => id === market?.typeId)
  const context = { home: match.home, away: match.away, specifier: market?.specifier ?? '' }
  return (
    <li className={styles.match}>
      <span>
        {matchName(match)}
        <small>
          {' '}
          {format.dayTime(match.startsAt)} · {t('desk.matchNumber', { id: match.id })}
        </small>
      </span>
      <span className={styles.prices}>
        {market?.outcomes.map((outcome, index) => (
          <span
            key={outcome.id}
            className={styles.place}
            data-chosen={outcome === outcomeOfSign(market.outcomes, chosen ?? '')}
          >
            <Key name={signOf(market.outcomes, index)} />
            <SlipOddsButton
              match={match}
              market={market}
              outcome={outcome}
              name={outcomeName(
                type,
                outcome.key,
                contextOfOutcome(context, outcome),
                format.language
              )}
              prefix={outcomeName(
                type,
                outcome.key,
                contextOfOutcome(context, outcome),
                format.language,
                true
              )}
            />
          </span>
        ))}
      </span>
    </li>
  )
}
