import { HEARTBEAT_SECONDS, type DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { HeartbeatView } from '@grandstand/shared-types/wire/desk/machines'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { keepMachine, machineQuery, readMachine } from '../../machine/machineStore.ts'
import { printerStateAtom } from './printer/printer.ts'

/** The registered machine of the session, as the server describes it; null when the browser is not one. */
export const machineAtom = atom<HeartbeatView['machine']>(null)

/** Whether staff have locked the machine remotely. */
export const machineLockedAtom = atom((get) => get(machineAtom)?.isLocked ?? false)

/**
 * Reports on every page that the desk is alive, with its printer's state, and reads what staff have set for the
 * machine.
 */
export function useHeartbeat(): void {
  const printer = useAtomValue(printerStateAtom)
  const setMachine = useSetAtom(machineAtom)
  const { data } = useQuery({
    queryKey: ['desk', 'heartbeat', printer],
    queryFn: ({ signal }) => call('POST /v1/machines/heartbeats', { body: { printer } }, signal),
    refetchInterval: HEARTBEAT_SECONDS * 1000,
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (data) setMachine(data.machine)
  }, [data, setMachine])
  useKeptMode(data?.machine?.mode)
}

/** Stores the machine's mode in the browser, because the sign-in needs it. */
function useKeptMode(mode: DeskMode | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!mode) return
    void (async () => {
      const machine = await readMachine()
      if (!machine || machine.mode === mode) return
      await keepMachine({ ...machine, mode })
      await client.invalidateQueries({ queryKey: machineQuery.queryKey })
    })()
  }, [mode, client])
}
