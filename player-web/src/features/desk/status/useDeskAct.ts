import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useRef } from 'react'
import { isUnanswered } from '../../../api/errors.ts'
import { refreshAccount } from '../../../api/queries.ts'
import { OfflineError, onlineAtom } from '../online/useOnline.ts'
import { useDeskError, type RefusalAbout } from '../useDeskError.ts'
import { STATUS, useStatus } from '../../status/index.ts'

/** Longest time for which the message of a success waits for the page's data. */
const REFRESH_WAIT_MS = 1_500
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface DeskAct<Order, Answer> {
  /** Sends the order under its key. */
  send: (order: Order, key: string) => Promise<Answer>
  /** The popup's text after a success. */
  done: (answer: Answer, order: Order) => string
  onDone?: (answer: Answer, order: Order) => void
  /** `desk` unless given. */
  about?: RefusalAbout
}

/**
 * A write of the desk with the status popup: please wait, then success or the error. While the desk is offline nothing
 * is sent. An order without an answer keeps its key, so that the next try cannot carry it out twice.
 */
export function useDeskAct<Order, Answer>({ send, done, onDone, about }: DeskAct<Order, Answer>) {
  const client = useQueryClient()
  const errorText = useDeskError(about)
  const status = useStatus()
  const store = useStore()
  const unanswered = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: (order: Order) => {
      if (!store.get(onlineAtom)) throw new OfflineError()
      status.show(STATUS.wait)
      return send(order, keyOf(unanswered.current, order))
    },
    onSuccess: async (answer, order) => {
      unanswered.current.delete(JSON.stringify(order))
      onDone?.(answer, order)
      // refreshes the page before the message closes, so that the control with the focus does not vanish afterwards
      await Promise.race([refreshAccount(client), sleep(REFRESH_WAIT_MS)])
      status.show(STATUS.success, done(answer, order))
    },
    onError: (error, order) => {
      if (!isUnanswered(error)) unanswered.current.delete(JSON.stringify(order))
      status.fail(error, errorText(error))
    },
  })
}

/** The key of an equal order without an answer, otherwise a new key. */
function keyOf(keys: Map<string, string>, order: unknown): string {
  const name = JSON.stringify(order)
  const key = keys.get(name) ?? randomKey()
  keys.set(name, key)
  return key
}
