import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { boostsOf } from './boosts.ts'
import { boostsAtom } from './boostsAtom.ts'

const REFRESH_MS = 30_000

const boostsQuery = (playerId: number | null) =>
  queryOptions({
    queryKey: ['boosts', playerId],
    queryFn: ({ signal }) => call('GET /v1/boosts', {}, signal),
    refetchInterval: REFRESH_MS,
  })

/** Reads the odds boosts of the player, or of visitors, for all prices of the page. */
export default function BoostsReader() {
  const setBoosts = useSetAtom(boostsAtom)
  const { data: me } = useQuery(meQuery)
  const mayUse = me === null || me?.type === 'player'
  const { data } = useQuery({ ...boostsQuery(me?.id ?? null), enabled: mayUse })
  useEffect(() => setBoosts(data && mayUse ? boostsOf(data) : null), [data, mayUse, setBoosts])
  return null
}
