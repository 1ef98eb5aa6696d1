import type { JackpotView } from '@grandstand/shared-types/wire/games/jackpots'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { onJackpotFall, onJackpotValues } from '../../stream/jackpotNews.ts'
import { streamClient } from '../../stream/streamClient.ts'
import { useTransport } from '../../stream/transport.ts'
import { JACKPOTS_KEY, jackpotsQuery, withValues } from './jackpotQueries.ts'

/** Time between two readings while the stream does not bring the values. */
const REFRESH_MS = 10_000

/** The jackpots of the brand, which follow the stream; undefined until they came, none when they cannot be read. */
export function useJackpots(): readonly JackpotView[] | undefined {
  const { language } = useTranslation().i18n
  const queries = useQueryClient()
  const isStreamed = useTransport() === 'open'
  const { data, isError } = useQuery({
    ...jackpotsQuery(language),
    refetchInterval: isStreamed ? false : REFRESH_MS,
  })

  useEffect(() => streamClient.jackpots.start(), [])
  useEffect(
    () =>
      onJackpotValues((values) => {
        queries.setQueryData(
          jackpotsQuery(language).queryKey,
          (before) => before && withValues(before, values)
        )
      }),
    [queries, language]
  )
  // a new run has other bounds
  useEffect(
    () => onJackpotFall(() => void queries.invalidateQueries({ queryKey: [JACKPOTS_KEY] })),
    [queries]
  )
  return isError ? NONE : data
}

const NONE: readonly JackpotView[] = []
