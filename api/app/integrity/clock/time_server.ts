/** Asks a time server how far this server's clock is off: SNTP version 4 (RFC 4330), one packet each way. */
import { createSocket } from 'node:dgram'

const PACKET_BYTES = 48
/** Leap 0, version 4, mode 3 (client). */
const ASK = 0x23
const MODE_SERVER = 4
/** Seconds from 1900, in which packets count, to 1970. */
const EPOCH_S = 2_208_988_800
const RECEIVED_AT = 32
const SENT_AT = 40
const TIMEOUT_MS = 5_000
export const NTP_PORT = 123

/** Milliseconds of a packet's timestamp: 32 bits of seconds, 32 bits of their fraction. */
const readMs = (packet: Buffer, at: number): number =>
  (packet.readUInt32BE(at) - EPOCH_S) * 1_000 + (packet.readUInt32BE(at + 4) * 1_000) / 2 ** 32

export interface TimeServer {
  host: string
  port: number
}

/** Reads `host` or `host:port`, with an IPv6 address in brackets. Throws a TypeError for anything else. */
export function timeServerOf(text: string): TimeServer {
  const { hostname, port } = new URL(`ntp://${text}`)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? NTP_PORT : Number(port) }
}

/**
 * Milliseconds by which the server named is ahead of `now()`; half the way of the packet is counted as its travel. Rejects with
 * an Error when it does not answer within 5 seconds, or answers with anything but a time.
 */
export function aheadOfUs({ host, port }: TimeServer, now: () => number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
    let isOver = false
    const end = (error: Error | null, aheadMs = 0) => {
      // a name that is looked up for longer than the timeout fails after it
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      socket.close()
      if (error) reject(error)
      else resolve(aheadMs)
    }
    const timer = setTimeout(() => end(new Error('the time server does not answer')), TIMEOUT_MS)
    socket.on('error', (error) => end(error))
    const sentAt = now()
    socket.on('message', (packet) => {
      const backAt = now()
      const isTime =
        packet.length >= PACKET_BYTES &&
        (packet.readUInt8(0) & 7) === MODE_SERVER &&
        packet.readUInt8(1) > 0 &&
        packet.readUInt32BE(SENT_AT) > 0
      if (!isTime) return end(new Error('the time server answers with no time'))
      const aheadMs = (readMs(packet, RECEIVED_AT) - sentAt + readMs(packet, SENT_AT) - backAt) / 2
      end(null, Math.round(aheadMs))
    })
    socket.send(Buffer.alloc(PACKET_BYTES).fill(ASK, 0, 1), port, host)
  })
}
