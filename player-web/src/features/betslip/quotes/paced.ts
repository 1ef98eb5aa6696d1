/** Passes a call on at once, then at most one every `paceMs`; the last of many calls is always passed on. */
export function paced(call: () => void, paceMs: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMissed = false
  const through = () => {
    isMissed = false
    timer = setTimeout(() => {
      timer = undefined
      if (isMissed) through()
    }, paceMs)
    call()
  }
  return {
    call: () => {
      if (timer === undefined) through()
      else isMissed = true
    },
    stop: () => clearTimeout(timer),
  }
}
