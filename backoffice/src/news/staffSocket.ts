/**
 * The socket over which the server tells staff of what needs them at once. It carries the account channel alone, and is
 * opened again after each break.
 */
import {
  ASK,
  FRAME,
  STREAM_HEARTBEAT_MS,
  STREAM_PATH,
  type AccountNews,
  type ServerFrame,
} from '@grandstand/shared-types/stream/frames'
import { Packr } from 'msgpackr/index-no-eval'

const RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000
/** Two beats are missing: the connection is dead, although nobody closed it. */
const DEAD_AFTER_MS = 3 * STREAM_HEARTBEAT_MS

// the content security policy allows no generated code
const packr = new Packr({ useRecords: false })

interface Following {
  onNews: (news: AccountNews) => void
  /** The connection is back after a break, in which news may have been missed. */
  onBack: () => void
}

/** Follows the news until the returned function is called, or the session ends. */
export function followNews({ onNews, onBack }: Following): () => void {
  let socket: WebSocket | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let breaks = 0
  let wasOpen = false

  const stop = () => {
    clearTimeout(silence)
    clearTimeout(retry)
    const closing = socket
    socket = null
    closing?.close()
  }
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(() => socket?.close(), DEAD_AFTER_MS)
  }
  const hear = (data: unknown) => {
    listen()
    const frame = data instanceof ArrayBuffer ? readFrame(data) : null
    if (frame?.[0] === FRAME.account) onNews(frame[1])
    // the session is over: the next request of the page leads to the sign-in
    if (frame?.[0] === FRAME.ended || frame?.[0] === FRAME.refused) stop()
  }
  const open = () => {
    const opened = new WebSocket(socketUrl())
    socket = opened
    opened.binaryType = 'arraybuffer'
    opened.addEventListener('open', () => {
      opened.send(new Uint8Array(packr.pack([ASK.subscribe, 'account', {}])))
      breaks = 0
      listen()
      if (wasOpen) onBack()
      wasOpen = true
    })
    opened.addEventListener('message', ({ data }) => hear(data))
    opened.addEventListener('close', () => {
      if (socket !== opened) return
      clearTimeout(silence)
      retry = setTimeout(open, Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** breaks))
      breaks += 1
    })
  }
  open()
  return stop
}

/** Null for bytes that are no frame; checks only the form, because the frame comes from our own server. */
function readFrame(bytes: ArrayBuffer): ServerFrame | null {
  try {
    const value: unknown = packr.unpack(new Uint8Array(bytes))
    return isFrame(value) ? value : null
  } catch {
    return null
  }
}

const isFrame = (value: unknown): value is ServerFrame =>
  Array.isArray(value) && typeof value[0] === 'number'

function socketUrl(): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${STREAM_PATH}`
}
