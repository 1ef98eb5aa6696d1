/**
 * The printer window of a desk. While Chromium prints, it drops every key typed into the printing window, also when a
 * frame prints. So a second window, opened without an opener, prints for the desk, which then takes every key.
 */
import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { PaperWidthMm } from '@grandstand/shared-types/coupons/model/prints'
import type { AskedPaper } from '@grandstand/shared-types/browser/print_paper'

interface PrintJob {
  paper: AskedPaper
  lang: string
  paperMm: PaperWidthMm | undefined
}

type Message =
  | { kind: 'who' }
  | { kind: 'here' }
  | { kind: 'gone' }
  | { kind: 'print'; id: string; job: PrintJob }
  | { kind: 'taken' | 'printed'; id: string }

const NAME = 'grandstand.desk.printer'
/** A window that does not take a job within this time is gone. */
const TAKEN_MS = 1_500
/** Longest time for a print. */
const PRINTED_MS = 60_000

let opened: BroadcastChannel | undefined
const channel = () => (opened ??= new BroadcastChannel(NAME))
const say = (message: Message) => channel().postMessage(message)

/** Calls `listener` for each message. Returns a function that stops it. */
function hear(listener: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => listener(data)
  channel().addEventListener('message', onMessage)
  return () => channel().removeEventListener('message', onMessage)
}

/** For the desk: calls `onChange` now and at each change, with whether a printer window is open. */
export function watchPrinterWindow(onChange: (isOpen: boolean) => void): () => void {
  const stop = hear(({ kind }) => {
    if (kind === 'here' || kind === 'gone') onChange(kind === 'here')
  })
  say({ kind: 'who' })
  return stop
}

/** For the desk: resolves to false when no window took the job, else to true once the window has printed it. */
export async function printInWindow(job: PrintJob): Promise<boolean> {
  const id = randomKey()
  const told = (kind: 'taken' | 'printed', withinMs: number) =>
    new Promise<boolean>((resolve) => {
      const end = (isTold: boolean) => {
        stop()
        clearTimeout(timer)
        resolve(isTold)
      }
      const stop = hear((message) => {
        if (message.kind === kind && message.id === id) end(true)
      })
      const timer = setTimeout(() => end(false), withinMs)
    })
  const taken = told('taken', TAKEN_MS)
  const printed = told('printed', PRINTED_MS)
  say({ kind: 'print', id, job })
  if (!(await taken)) return false
  await printed
  return true
}

/** For the printer window: passes each job to `print` and tells the desk. Returns a function that stops it. */
export function serveAsPrinter(print: (job: PrintJob) => Promise<void>): () => void {
  const stop = hear((message) => {
    if (message.kind === 'who') say({ kind: 'here' })
    if (message.kind !== 'print') return
    const { id, job } = message
    say({ kind: 'taken', id })
    void print(job).then(() => say({ kind: 'printed', id }))
  })
  const leave = () => say({ kind: 'gone' })
  window.addEventListener('pagehide', leave)
  say({ kind: 'here' })
  return () => {
    stop()
    leave()
    window.removeEventListener('pagehide', leave)
  }
}
