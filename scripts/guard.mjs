/**
 * Waits for the end of the script that started it (scripts/lib/guard.mjs), which is the end of its input. Then ends the
 * process groups that are named there still, and removes the script's folder.
 */
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const GRACE_MS = 10_000
const LOOK_MS = 100

const [, , folder] = process.argv
const groups = new Set()

// the script answers signals itself
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

for await (const line of createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1))
  if (line.startsWith('+')) groups.add(group)
  else groups.delete(group)
}

/** Sends a signal, 0 for none, to the groups that are left; true while there are some. */
function send(signal) {
  for (const group of groups) {
    try {
      process.kill(-group, signal)
    } catch {
      groups.delete(group)
    }
  }
  return groups.size > 0
}

send('SIGTERM')
const giveUpAt = performance.now() + GRACE_MS
while (send(0) && performance.now() < giveUpAt) await pause(LOOK_MS)
send('SIGKILL')
rmSync(folder, { recursive: true, force: true })
