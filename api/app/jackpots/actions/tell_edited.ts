import { bus } from '#core/bus'
import { forgetJackpots } from '#jackpots/applying/known_jackpots'

/** After an edit: jackpots are read anew, and the stream sends them. */
export function tellEdited(): void {
  forgetJackpots()
  bus.emit('jackpotsEdited', {})
}
