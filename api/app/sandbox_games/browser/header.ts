/** The line above a game. */
import type { FrameTexts } from '../texts/text_form.ts'
import type { FrameStart, FrameState } from '../wire.ts'
import { button, el } from './dom.ts'

interface Parts {
  start: FrameStart
  texts: FrameTexts
  money: (minor: number) => string
  history: HTMLDialogElement
  fairness: HTMLDialogElement
}

export interface Header {
  element: HTMLElement
  /** `withheldMinor` is a win that the picture has not shown yet. */
  balance: (state: FrameState | null, withheldMinor?: number) => void
}

export function header({ start, texts, money, history, fairness }: Parts): Header {
  const amount = el('output', { 'class': 'amount', 'dir': 'ltr', 'data-testid': 'balance' })
  const name = start.isDemo ? texts.playMoney : texts.balance
  const element = el(
    'header',
    {},
    el('h1', { dir: 'auto' }, start.title),
    el('div', { class: 'balance' }, el('span', { class: 'name' }, name), amount),
    el(
      'div',
      { class: 'tools' },
      button({ label: texts.history, sign: '☰', kind: 'plain' }, () => history.showModal()),
      button({ label: texts.fairness, sign: '⚖', kind: 'plain' }, () => fairness.showModal())
    )
  )
  return {
    element,
    balance: (state, withheldMinor = 0) => {
      if (state) amount.textContent = money(state.balanceMinor - withheldMinor)
    },
  }
}
