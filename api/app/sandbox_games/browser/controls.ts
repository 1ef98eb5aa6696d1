/** The line below a game: the stake and what the player may do. */
import type { FrameTexts } from '../texts/text_form.ts'
import type { RoundView } from '../wire.ts'
import { button, el } from './dom.ts'
import type { Picture } from './picture_form.ts'
import type { StakeChooser } from './stake.ts'

interface Parts {
  texts: FrameTexts
  picture: Picture<unknown>
  stake: StakeChooser
  money: (minor: number) => string
}

export interface Controls {
  element: HTMLElement
  draw: (now: { isBusy: boolean; round: RoundView | null }) => void
}

export function controls(
  { texts, picture, stake, money }: Parts,
  play: (path: 'bet' | 'act', body: object) => void
): Controls {
  const buttons = el('div', { class: 'buttons' })
  const amount = el('small', { dir: 'ltr' })
  const go = button({ label: texts.play, kind: 'main' }, () =>
    play('bet', { bets: picture.bets() })
  )
  go.append(amount)
  const clear = button({ label: texts.clear, kind: 'second' }, () => picture.clear?.())
  const element = el('footer', {}, stake.element, buttons)
  return {
    element,
    draw: ({ isBusy, round }) => {
      const isOpen = round?.state === 'open'
      const bets = picture.bets()
      const total = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)
      stake.lock(isBusy || isOpen)
      go.disabled = isBusy || bets.length === 0 || round?.state === 'betting'
      clear.disabled = isBusy || bets.length === 0
      amount.textContent = total > 0 ? money(total) : ''
      const acts = isOpen ? (picture.actions?.(round.outcome) ?? []) : []
      const shown = isOpen
        ? acts.map(({ action, label }) => {
            const one = button({ label, kind: 'main' }, () =>
              play('act', { action: typeof action === 'string' ? action : action() })
            )
            one.disabled = isBusy
            return one
          })
        : picture.clear
          ? [clear, go]
          : [go]
      const focused = document.activeElement
      buttons.replaceChildren(...shown)
      // the button that was pressed keeps the focus of keyboards
      if (focused instanceof HTMLElement && buttons.contains(focused)) focused.focus()
    },
  }
}
