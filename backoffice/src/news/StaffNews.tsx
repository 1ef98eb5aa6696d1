import { useEffect } from 'react'
import type { AccountNews } from '@grandstand/shared-types/stream/frames'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { followNews } from './staffSocket.ts'
import { SuspensionNotice } from './SuspensionNotice.tsx'

/** Long enough to be read by somebody who looks up from another page. */
const SHOWN_MS = 30_000

/** The readings that a suspension changes, by the first part of their keys. */
const CONCERNED = ['GET /v1/matches/:id/risk', 'matches', 'markets', 'live-matches'] as const

/** Tells a user who may limit bets at once that a limit suspended a market, on whichever page the user is. */
export default function StaffNews() {
  const client = useQueryClient()
  const notify = useNotify()
  useEffect(() => {
    const readAnew = () => {
      for (const key of CONCERNED) void client.invalidateQueries({ queryKey: [key] })
    }
    const hear = (news: AccountNews) => {
      if (news.kind !== 'limitReached') return
      readAnew()
      notify(<SuspensionNotice news={news} />, { autoHideDuration: SHOWN_MS, multiLine: true })
    }
    return followNews({ onNews: hear, onBack: readAnew })
  }, [client, notify])
  return null
}
