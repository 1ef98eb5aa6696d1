import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import type { BoardMatch, BoardTree } from '@grandstand/shared-types/wire/betting/book'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { signOf } from '../../odds/signOf.ts'
import styles from './SportSheet.module.css'

interface SportSheetProps {
  sportId: number
  matches: readonly BoardMatch[]
  names: BoardTree | undefined
}

const marketOf = ({ markets: [main] }: BoardMatch) => main

/**
 * Matches of one sport by league: number, time, sides, and the prices of the first market under their signs. A race has its
 * runners with their prices below its name.
 */
export function SportSheet({ sportId, matches, names }: SportSheetProps) {
  const { t } = useTranslation()
  const sport = names?.sports.find(({ id }) => id === sportId)?.name
  const signs = signsOf(matches)
  const hasLeast = matches.some(({ minSelections }) => minSelections > 1)
  const leagues = Map.groupBy(matches, ({ tournamentId }) => tournamentId)
  return (
    <table className={styles.table}>
      <caption>{sport}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bulletin.code')}</th>
          <td />
          <td className={styles.match} />
          {hasLeast && <th scope="col">{t('bulletin.least')}</th>}
          {signs.map((sign) => (
            <th key={sign} scope="col">
              {sign}
            </th>
          ))}
        </tr>
      </thead>
      {[...leagues].map(([tournamentId, ofLeague]) => (
        <tbody key={tournamentId}>
          <League
            name={leagueName(names, tournamentId)}
            columns={(hasLeast ? 4 : 3) + signs.length}
          />
          {ofLeague.map((match) => (
            <Row key={match.id} match={match} signs={signs} hasLeast={hasLeast} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The signs of the widest first market: three columns where one match has three sides. */
function signsOf(matches: readonly BoardMatch[]): string[] {
  const markets = matches.flatMap((match) => (match.isRace ? [] : (marketOf(match) ?? [])))
  const most = Math.max(...markets.map(({ outcomes }) => outcomes.length), 0)
  const widest = markets.find(({ outcomes }) => outcomes.length === most)
  return widest?.outcomes.map((_, index) => signOf(widest.outcomes, index)) ?? []
}

function leagueName(names: BoardTree | undefined, tournamentId: number): string {
  const league = names?.tournaments.find(({ id }) => id === tournamentId)
  const country = names?.categories.find(({ id }) => id === league?.categoryId)
  return [country?.name, league?.name].filter(Boolean).join(' · ')
}

/** Nothing for a league that came onto the board after its names were read. */
function League({ name, columns }: { name: string; columns: number }) {
  if (name === '') return null
  return (
    <tr className={styles.league}>
      <th scope="rowgroup" colSpan={columns}>
        {name}
      </th>
    </tr>
  )
}

interface RowProps {
  match: BoardMatch
  signs: readonly string[]
  hasLeast: boolean
}

function Row({ match, signs, hasLeast }: RowProps) {
  const format = useFormat()
  const outcomes = marketOf(match)?.outcomes ?? []
  const prices = new Map(outcomes.map((outcome, index) => [signOf(outcomes, index), outcome]))
  const { id, startsAt, minSelections, betStatus, isRace } = match
  // runners take the room of the prices, which they have beside their names
  const isWide = isRace && minSelections <= 1
  return (
    <tr>
      <th scope="row" className={styles.code}>
        {id}
      </th>
      <td className={styles.time} dir="ltr">
        {format.shortDayTime(startsAt)}
      </td>
      <td
        className={styles.match}
        colSpan={isWide ? 1 + Number(hasLeast) + signs.length : undefined}
      >
        {matchName(match)}
        {isRace && <Runners match={match} />}
      </td>
      {hasLeast && !isWide && (
        <td className={styles.least}>{minSelections > 1 && minSelections}</td>
      )}
      {isRace && !isWide && signs.length > 0 && <td colSpan={signs.length} />}
      {(isRace ? [] : signs).map((sign) => {
        const price = prices.get(sign)
        const isOpen = price?.active && betStatus === 'started'
        return (
          <td key={sign} className={styles.price} dir="ltr">
            {isOpen ? formatOdds(price.oddsMilli) : '–'}
          </td>
        )
      })}
    </tr>
  )
}

/** Those that can be backed, each with its number, its name and its price. */
function Runners({ match }: { match: BoardMatch }) {
  if (match.betStatus !== 'started') return null
  const running = (marketOf(match)?.outcomes ?? []).filter(({ active }) => active)
  return (
    <ul className={styles.runners}>
      {running.map(({ id, key, name, oddsMilli }) => (
        <li key={id}>
          {match.isSeason && `${key} `}
          <bdi>{name}</bdi> <b dir="ltr">{formatOdds(oddsMilli)}</b>
        </li>
      ))}
    </ul>
  )
}
