import { FRAME_CLOSE, FRAME_ROUND, FRAME_SHOWN } from '@grandstand/shared-types/wire/frames'
import { useEffect, type RefObject } from 'react'
import { holdBalances, releaseBalances } from '../../stream/balanceHold.ts'

/**
 * Calls `onDone` when the page in the frame, and no other, says that it is done, and holds balances back while it shows a
 * round. HTML has the origin `null`.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onDone: () => void
): void {
  useEffect(() => {
    const listen = ({ data, source, origin: from }: MessageEvent<unknown>) => {
      const isOfFrame = source !== null && source === frame.current?.contentWindow
      if (!isOfFrame || from !== origin) return
      if (data === FRAME_ROUND) holdBalances()
      if (data === FRAME_SHOWN) releaseBalances()
      if (data === FRAME_CLOSE) onDone()
    }
    window.addEventListener('message', listen)
    return () => {
      window.removeEventListener('message', listen)
      releaseBalances()
    }
  }, [frame, origin, onDone])
}
