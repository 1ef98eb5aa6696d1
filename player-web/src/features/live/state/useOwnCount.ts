import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { liveSportsQuery, useLiveSports } from './liveCounts.ts'

/** Replaces the count from the server by the count of an open list. `count`: undefined while the list is unknown. */
export function useOwnCount(sportId: number | undefined, count: number | undefined): void {
  const client = useQueryClient()
  const { queryKey } = liveSportsQuery(useTranslation().i18n.language)
  const told = useLiveSports()?.find(({ id }) => id === sportId)?.inPlayCount
  useEffect(() => {
    if (sportId === undefined || count === undefined || told === undefined || told === count) return
    client.setQueryData(queryKey, (sports) =>
      sports?.map((sport) => (sport.id === sportId ? { ...sport, inPlayCount: count } : sport))
    )
  }, [client, queryKey, sportId, count, told])
}
