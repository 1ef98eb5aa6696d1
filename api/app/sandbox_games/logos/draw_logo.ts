/** The picture of a game in a lobby, drawn of its data: its emblem before colours of its title. */
import { artLook } from '@grandstand/shared-types/browser/art_look'
import { gameName } from '@grandstand/shared-types/games/game_codes'
import { machineOf } from '@grandstand/shared-types/games/slot/machines'
import { EMBLEMS } from '#sandbox_games/logos/emblems'

/** SVG of 320 by 240. Throws a RangeError for a code that is no game. */
export function drawLogo(code: string): string {
  const { kind, title } = gameName(code)
  const { hue, turn } = artLook(title)
  const [top, bottom] =
    kind === 'slot'
      ? machineOf(code).cabinet
      : [`hsl(${hue} 55% 42%)`, `hsl(${(hue + 40) % 360} 60% 16%)`]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><defs><linearGradient id="g" x2="0" y2="1"><stop
    stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="320" height="240"
    fill="url(#g)"/><g transform="rotate(${turn} 160 120)" fill="#fff" opacity=".07"><path d="M-80 60h480v26H-80zM-80 112h480v12H-80zM-80
    140h480v34H-80z"/></g><g transform="translate(80 40) scale(4)">${EMBLEMS[kind](code)}</g></svg>`
}
