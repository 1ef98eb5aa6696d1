/**
 * Moves the clock of the JavaScript that calls it: `Date` and the origin of `performance` are ahead of the machine's by so
 * many milliseconds, and go on from there. `Date.aheadMs` says how far: a server reads the clock of its database as far ahead.
 * The function uses nothing outside itself, so that a page of the browser can run it, too.
 * @param {number} offsetMs
 */
export function shiftDate(offsetMs) {
  const MachineDate = Date
  const machineNow = MachineDate.now
  const now = () => machineNow() + offsetMs
  MachineDate.now = now
  MachineDate.aheadMs = (MachineDate.aheadMs ?? 0) + offsetMs
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new MachineDate(now()).toString(),
  })
  MachineDate.prototype.constructor = globalThis.Date
  Object.defineProperty(performance, 'timeOrigin', {
    value: performance.timeOrigin + offsetMs,
    configurable: true,
  })
}
