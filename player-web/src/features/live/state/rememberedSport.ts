import type { LiveSport } from '@grandstand/shared-types/wire/betting/live'
import { useEffect } from 'react'
import { readStored, writeStored } from '../../../ui/storedJson.ts'

const KEY = 'grandstand.live.sport'

/** The sport in the address, else the one shown last, else the first with matches in play; undefined while unknown. */
export function useRememberedSport(
  sports: readonly LiveSport[] | undefined,
  asked: number
): number | undefined {
  const remembered = readStored(KEY)
  useEffect(() => {
    if (asked > 0) writeStored(KEY, asked)
  }, [asked])
  if (asked > 0) return asked
  return sports?.find(({ id }) => id === remembered)?.id ?? sports?.[0]?.id
}
