import { FRAME_CLOSE } from '@grandstand/shared-types/wire/frames'
import { useEffect, type RefObject } from 'react'

/** Calls `onDone` when the page in the frame, and no other, says that it is done. HTML has the origin `null`. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onDone: () => void
): void {
  useEffect(() => {
    const listen = ({ data, source, origin: from }: MessageEvent<unknown>) => {
      const isOfFrame = source !== null && source === frame.current?.contentWindow
      if (isOfFrame && from === origin && data === FRAME_CLOSE) onDone()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, origin, onDone])
}
