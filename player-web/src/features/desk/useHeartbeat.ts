import { HEARTBEAT_SECONDS } from '@grandstand/shared-types/accounts/machines'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { printerStateAtom } from './printer/printer.ts'

/** Whether staff have locked the machine from afar. */
export const machineLockedAtom = atom(false)

/**
 * Says that the desk lives, and how its printer is, on every page; learns whether staff have locked the machine.
 */
export function useHeartbeat(): void {
  const printer = useAtomValue(printerStateAtom)
  const setLocked = useSetAtom(machineLockedAtom)
  const { data } = useQuery({
    queryKey: ['desk', 'heartbeat', printer],
    queryFn: ({ signal }) => call('POST /v1/machines/heartbeats', { body: { printer } }, signal),
    refetchInterval: HEARTBEAT_SECONDS * 1000,
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (data) setLocked(data.machine?.isLocked ?? false)
  }, [data, setLocked])
}
