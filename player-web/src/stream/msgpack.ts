/** MessagePack without generated code: the content security policy allows no `eval`. */
import type { ClientAsk, ServerFrame } from '@grandstand/shared-types/stream/frames'
import { Packr } from 'msgpackr/index-no-eval'

const packr = new Packr({ useRecords: false })

export const packAsk = (ask: ClientAsk): Uint8Array => packr.pack(ask)

/** A server's frame; null for other bytes. */
export function readFrame(bytes: ArrayBuffer): ServerFrame | null {
  try {
    const value: unknown = packr.unpack(new Uint8Array(bytes))
    return isFrame(value) ? value : null
  } catch {
    return null
  }
}

/** Checks only the code, because the frame comes from our own server. */
function isFrame(value: unknown): value is ServerFrame {
  return Array.isArray(value) && typeof value[0] === 'number'
}
