/**
 * Kinds of bets inside the table. On a phone a number leaves no room for the spots at its edges, so a player chooses the kind
 * first, and the table has the spots of that kind alone.
 */
import type { RouletteKind } from '@grandstand/shared-types/games/roulette/spots'
import { el } from '../../../browser/dom.ts'
import type { Host } from '../../../browser/picture_form.ts'

const MODES = ['straight', 'split', 'street', 'corner', 'sixLine'] as const
type Mode = (typeof MODES)[number]

const NARROW = '(max-width: 899.9px)'

/** The kind under which a spot is found; null for those outside, which are always there. */
export function modeOf(kind: RouletteKind): Mode | null {
  if (kind === 'trio') return 'street'
  if (kind === 'firstFour') return 'corner'
  return MODES.find((mode) => mode === kind) ?? null
}

interface Modes {
  element: HTMLElement
  /** Whether the spot with this id takes chips now. */
  takes: (spot: string) => boolean
}

/** `changed` is called when other spots take chips. */
export function makeModes(host: Host, changed: () => void): Modes {
  const narrow = matchMedia(NARROW)
  let chosen: Mode = 'straight'
  const element = el('fieldset', { 'class': 'modes', 'aria-label': host.word('kindOfBet') })
  for (const mode of MODES) {
    const input = el('input', { type: 'radio', name: 'mode', value: mode })
    input.checked = mode === chosen
    input.addEventListener('change', () => {
      chosen = mode
      element.dataset['chosen'] = mode
      changed()
    })
    element.append(el('label', {}, input, el('span', {}, host.word(mode))))
  }
  element.dataset['chosen'] = chosen
  narrow.addEventListener('change', changed)
  return {
    element,
    takes: (spot) => {
      const mode = MODES.find((one) => spot.startsWith(`${one}:`))
      const own = spot.startsWith('trio:')
        ? 'street'
        : spot.startsWith('firstFour:')
          ? 'corner'
          : mode
      return !narrow.matches || own === undefined || own === chosen
    },
  }
}
