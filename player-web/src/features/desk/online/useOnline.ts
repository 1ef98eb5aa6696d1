/** Whether the server answers the desk. */
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import { isUnanswered } from '../../../api/errors.ts'
import { preferencesAtom } from '../settings/preferences.ts'

const CHECK_MS = 5_000

export const onlineAtom = atom(true)

/** Nothing was sent, because the server does not answer. */
export class OfflineError extends Error {
  constructor() {
    super('offline')
    this.name = 'OfflineError'
  }
}

/** Asks the server every few seconds, where the preferences say so; otherwise the desk counts as online. */
export function useOnlineCheck(): void {
  const { onlineCheck } = useAtomValue(preferencesAtom)
  const setOnline = useSetAtom(onlineAtom)
  useEffect(() => {
    if (!onlineCheck) {
      setOnline(true)
      return
    }
    let isOver = false
    const check = async () => {
      const isOnline = navigator.onLine && (await answers())
      if (!isOver) setOnline(isOnline)
    }
    void check()
    const timer = setInterval(() => void check(), CHECK_MS)
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [onlineCheck, setOnline])
}

const answers = (): Promise<boolean> =>
  call('GET /v1/sessions/current').then(
    () => true,
    (error: unknown) => !isUnanswered(error)
  )
