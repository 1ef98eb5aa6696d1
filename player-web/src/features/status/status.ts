/** The status popup: one message at a time, by its codes (rules 9.9). */
import { atom, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { ApiError } from '../../api/errors.ts'

export const STATUS = {
  closed: 0,
  success: 1,
  error: 2,
  warning: 3,
  info: 4,
  /** A coupon is being created. */
  creating: 5,
  /** The screen is locked and waits for six digits. */
  keypad: 6,
  wait: 7,
} as const
export type StatusCode = (typeof STATUS)[keyof typeof STATUS]

/** The codes that show a message. */
export type MessageCode = Exclude<StatusCode, 0 | 6>

export interface Status {
  code: StatusCode
  /** Text beside the code's title. */
  text?: string | undefined
  /** The server failed and refused nothing: the title says so. */
  isTechnical?: boolean
}

export const CLOSED: Status = { code: STATUS.closed }
export const statusAtom = atom<Status>(CLOSED)

/** Whether the code ends an act: it is read and closed. */
export const isEnd = (code: StatusCode): boolean => code >= STATUS.success && code <= STATUS.info

const isTechnical = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'tecnicalProblem'

/** Whether an act is under way, so that no other begins. */
export const isBusy = (code: StatusCode): boolean =>
  code === STATUS.creating || code === STATUS.wait

/** Shows a status in place of the one before, or closes it. */
export function useStatus() {
  const setStatus = useSetAtom(statusAtom)
  return useMemo(
    () => ({
      show: (code: StatusCode, text?: string) => setStatus({ code, text }),
      /** Shows why a call failed. */
      fail: (error: unknown, text?: string) =>
        setStatus({ code: STATUS.error, text, isTechnical: isTechnical(error) }),
      close: () => setStatus(CLOSED),
    }),
    [setStatus]
  )
}
