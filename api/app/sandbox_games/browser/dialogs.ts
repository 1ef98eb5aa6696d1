/** The dialogs of the frame: rounds played, and fair play. */
import type { FrameTexts } from '../texts/text_form.ts'
import type { FairnessView, RoundView } from '../wire.ts'
import { button, el } from './dom.ts'

type Money = (minor: number) => string

function dialogOf(
  title: string,
  texts: FrameTexts
): { dialog: HTMLDialogElement; body: HTMLElement } {
  const body = el('div', { class: 'body' })
  const dialog = el('dialog', { 'aria-label': title })
  const head = el(
    'div',
    { class: 'head' },
    el('h2', {}, title),
    button({ label: texts.close, sign: '×', kind: 'plain' }, () => dialog.close())
  )
  dialog.append(head, body)
  // a press beside the dialog closes it
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  return { dialog, body }
}

export interface HistoryDialog {
  dialog: HTMLDialogElement
  show: (rounds: readonly RoundView[]) => void
}

export function historyDialog(texts: FrameTexts, money: Money, language: string): HistoryDialog {
  const { dialog, body } = dialogOf(texts.history, texts)
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium', numberingSystem: 'latn' })
  const row = (round: RoundView) =>
    el(
      'li',
      {},
      el(
        'span',
        {},
        el('b', {}, texts.round.replace('{number}', String(round.number))),
        el('small', {}, time.format(round.at))
      ),
      el('span', { class: 'states' }, stateIn(texts, round), checkLink(texts, round)),
      el(
        'span',
        { class: 'sums', dir: 'ltr' },
        el('small', {}, money(-round.stakeMinor)),
        el('b', { class: round.winMinor > 0 ? 'won' : null }, money(round.winMinor))
      )
    )
  return {
    dialog,
    show: (rounds) => {
      body.replaceChildren(
        rounds.length === 0
          ? el('p', {}, texts.noRounds)
          : el('ol', { class: 'rounds' }, ...rounds.map(row))
      )
    },
  }
}

function stateIn(texts: FrameTexts, { state }: RoundView): string {
  if (state === 'void') return texts.returned
  if (state === 'paying') return texts.paying
  return state === 'closed' ? '' : texts.open
}

const checkLink = (texts: FrameTexts, { verifyUrl }: RoundView): HTMLAnchorElement | null =>
  verifyUrl === null
    ? null
    : el('a', { href: verifyUrl, target: '_blank', rel: 'noopener' }, texts.check)

export interface FairnessDialog {
  dialog: HTMLDialogElement
  show: (fairness: FairnessView) => void
}

export function fairnessDialog(
  texts: FrameTexts,
  onChange: (clientSeed: string) => void
): FairnessDialog {
  const { dialog, body } = dialogOf(texts.fairness, texts)
  const hash = el('code', {})
  const input = el('input', {
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'ltr',
  })
  const revealed = el('div', { class: 'revealed' })
  const form = el(
    'form',
    {},
    el('label', {}, texts.clientSeed, input),
    el('button', { class: 'second' }, texts.change)
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onChange(input.value.trim())
  })
  body.append(el('p', {}, texts.fairnessLead), el('h3', {}, texts.hash), hash, form, revealed)
  return {
    dialog,
    show: ({ hash: text, clientSeed, revealed: last }) => {
      hash.textContent = text
      if (document.activeElement !== input) input.value = clientSeed
      revealed.replaceChildren(
        ...(last ? [el('h3', {}, texts.serverSeed), el('code', {}, last.serverSeed)] : [])
      )
    },
  }
}
