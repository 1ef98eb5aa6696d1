import { atom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { saleStopAtom } from '../../../selling/sale.ts'
import { CLOSED, isBusy, STATUS, statusAtom } from '../../status/index.ts'

/** A function key, alone or with Shift. */
export type Hotkey = `F${number}` | `⇧F${number}`

/** The key of the button that places the slip's bet. */
const SELL_KEY = 'F9'

/** Whether the function keys answer: the desk shows its tabs only then, so that no key is lost. */
export const keysAnswerAtom = atom(false)

/**
 * While the page is open, a function key goes to the element that carries it as `data-hotkey`: a field is focused and
 * its text selected, a button is pressed. A key without an element goes to `elsewhere`, which returns whether it took
 * the key. A key closes the status popup of an act that has ended; during an act it does nothing. The key that sells says in
 * the popup why the desk or the slip cannot sell now.
 */
export function useHotkeys(elsewhere: (key: string) => boolean): void {
  const store = useStore()
  const onElsewhere = useEffectEvent(elsewhere)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hotkey = hotkeyOf(event)
      if (!hotkey) return
      if (isBusy(store.get(statusAtom).code)) {
        event.preventDefault()
        return
      }
      flushSync(() => store.set(statusAtom, CLOSED))
      const target = targetOf(hotkey)
      const stop = store.get(saleStopAtom) ?? target?.title
      if (hotkey === SELL_KEY && stop) {
        store.set(statusAtom, { code: STATUS.warning, text: stop })
      }
      if (!target) {
        const isFree = document.querySelector('dialog[open]') === null
        if (isFree && onElsewhere(hotkey)) event.preventDefault()
        return
      }
      event.preventDefault()
      target.focus()
      if (target instanceof HTMLInputElement) {
        if (target.type !== 'checkbox') target.select()
      } else target.click()
    }
    document.addEventListener('keydown', onKey)
    store.set(keysAnswerAtom, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      store.set(keysAnswerAtom, false)
    }
  }, [store])
}

/** Null for every other key, and for those that the browser or the system takes, such as Alt and F4. */
function hotkeyOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (!/^F\d+$/.test(key) || altKey || ctrlKey || metaKey) return null
  return shiftKey ? `⇧${key}` : key
}

/**
 * The control of a key; a control in the tab comes before the tab of the same key. Behind an open dialog no control
 * answers.
 */
function targetOf(key: string): HTMLElement | null {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return (
    modal.querySelector<HTMLElement>(`[data-hotkey="${key}"]:not(a)`) ??
    modal.querySelector<HTMLElement>(`[data-hotkey="${key}"]`)
  )
}
