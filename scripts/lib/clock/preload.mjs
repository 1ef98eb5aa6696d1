/** Moves the clock of this Node by CLOCK_OFFSET_MS; `clockAt` has it loaded first in every Node below. */
import { ServerResponse } from 'node:http'
import { shiftDate } from './shift_date.mjs'

const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0)
if (offsetMs !== 0) {
  shiftDate(offsetMs)
  // Node writes the header from a clock that it took before it loaded any file
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (...args) {
    if (this.sendDate && !this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString())
    return writeHead.apply(this, args)
  }
}
