/** Starts other programs, and ends them together with this script. */
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { constants } from 'node:os'
import { Refusal } from './fail.mjs'
import { onEnd } from './cleanup.mjs'
import { guarded } from './guard.mjs'
import { costCounter } from './run/load.mjs'

const GRACE_MS = 8000
const isWindows = process.platform === 'win32'

/**
 * Starts a program that is ended together with this script.
 * It gets a process group of its own: Ctrl-C reaches this script alone, which then asks the program
 * to finish (SIGTERM), so that it can close its database before it goes.
 * @returns {{ child: import('node:child_process').ChildProcess, exit: Promise<number>, stop: () => Promise<void> }}
 *   `exit` resolves to the exit code (128 + signal when killed, 127 when it could not start)
 */
export function start(command, args, { ownGroup = !isWindows, ...options } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: ownGroup })
  child.on('exit', costCounter())
  if (ownGroup && child.pid) child.on('exit', guarded(child.pid))
  const send = (signal) => {
    try {
      if (ownGroup) {
        process.kill(-child.pid, signal)
      } else {
        child.kill(signal)
      }
    } catch {
      // The program has ended already.
    }
  }
  let running = true
  const exit = new Promise((resolve) => {
    child.on('error', (error) => {
      running = false
      console.error(`cannot start ${command}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (code, signal) => {
      running = false
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
  const stop = onEnd(async () => {
    if (!running) {
      return
    }
    send('SIGTERM')
    const timer = setTimeout(() => send('SIGKILL'), GRACE_MS)
    await exit
    clearTimeout(timer)
  })
  exit.then(stop)
  return { child, exit, stop }
}

/**
 * Runs a program to its end with this script's input and output and in its process group, so that the program may ask
 * questions on the terminal. Resolves to its exit code.
 */
export function run(command, args, options = {}) {
  return start(command, args, { ...options, ownGroup: false }).exit
}

/** How often a program that should write is looked at. */
const LOOK_MS = 5_000

/** When the file was written last; 0 while it is not there. */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Calls `onHang` once: with `boundMs` after that time, or with `silentMs` when `report` did not change for so long.
 * @returns {() => void} ends the watch
 */
function watchForHang({ boundMs, silentMs, report }, onHang) {
  if (!boundMs && !silentMs) return () => {}
  const begun = performance.now()
  let seen = { at: 0, since: begun }
  const look = () => {
    const now = performance.now()
    const at = silentMs ? writtenAt(report) : 0
    if (at !== seen.at) seen = { at, since: now }
    const reached = now - begun >= boundMs ? boundMs : now - seen.since >= silentMs && silentMs
    if (!reached) return
    clearInterval(timer)
    onHang(reached)
  }
  const timer = setInterval(look, Math.min(LOOK_MS, boundMs ?? LOOK_MS, silentMs ?? LOOK_MS))
  return () => clearInterval(timer)
}

/**
 * Runs a program to its end and keeps its output, both streams in order of arrival.
 * @param {{ boundMs?: number, silentMs?: number, report?: string }} options those of `start`, and the time after which the
 *   program is ended: since its start, and since it wrote to its `report`
 * @returns {Promise<{ code: number, output: string, hungMs?: number }>} `hungMs` is the bound, where it was reached
 */
export async function capture(command, args, { boundMs, silentMs, report, ...options } = {}) {
  const running = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => (output += text))
  }
  let hungMs
  const endWatch = watchForHang({ boundMs, silentMs, report }, (reachedMs) => {
    hungMs = reachedMs
    void running.stop()
  })
  const code = await running.exit
  endWatch()
  return { code, output, hungMs }
}

/** `capture` that throws a Refusal with the program's output when the program fails. */
export async function captureOrRefuse(what, command, args, options) {
  const { code, output } = await capture(command, args, options)
  if (code !== 0) {
    throw new Refusal(`${what} failed (code ${code})\n${output.trimEnd()}`)
  }
  return output
}
