import { useEffect, type ReactNode } from 'react'
import type { AccountNews } from '@grandstand/shared-types/stream/frames'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { followNews } from './staffSocket.ts'
import { ProviderNotice } from './ProviderNotice.tsx'
import { SuspensionNotice } from './SuspensionNotice.tsx'

/** Long enough to be read by somebody who looks up from another page. */
const SHOWN_MS = 30_000

/** The readings that a suspension changes, by the first part of their keys. */
const CONCERNED = ['GET /v1/matches/:id/risk', 'matches', 'markets', 'live-matches'] as const

/** The readings that the turn of a provider changes. */
const OF_PROVIDERS = ['GET /v1/game-providers/:id/health', 'game-providers'] as const

/**
 * Tells a user on whichever page that a limit suspended a market, or that a provider of games was shut off or let in again; the
 * server tells each only what their rights let them see.
 */
export default function StaffNews() {
  const client = useQueryClient()
  const notify = useNotify()
  useEffect(() => {
    const readAnew = (keys: readonly string[]) => {
      for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
    }
    const show = (notice: ReactNode) =>
      notify(notice, { autoHideDuration: SHOWN_MS, multiLine: true })
    const hear = (news: AccountNews) => {
      if (news.kind === 'limitReached') {
        readAnew(CONCERNED)
        show(<SuspensionNotice news={news} />)
      }
      if (news.kind === 'providerTurned') {
        readAnew(OF_PROVIDERS)
        show(<ProviderNotice news={news} />)
      }
    }
    return followNews({
      onNews: hear,
      onBack: () => readAnew([...CONCERNED, ...OF_PROVIDERS]),
    })
  }, [client, notify])
  return null
}
