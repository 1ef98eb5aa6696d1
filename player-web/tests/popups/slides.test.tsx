import type { PopupView } from '@grandstand/shared-types/wire/site/notices'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Slides } from '../../src/features/popups/Slides.tsx'
import { nextSlide, shownPopups, SLIDE_MS } from '../../src/features/popups/slides.ts'

const popup = (id: number, changes: Partial<PopupView> = {}): PopupView => ({
  id,
  title: `Title ${id}`,
  content: `<p>Text ${id}</p>`,
  type: 0,
  type2: 0,
  autoClose: 0,
  ...changes,
})
const ids = (popups: readonly PopupView[]) => popups.map(({ id }) => id)

describe('Popups', () => {
  test('of the home page stay there, and those put away are not shown', () => {
    const all = [popup(1), popup(2, { type2: 1 }), popup(3, { type2: 1 })]
    const hiddenIds = new Set([3])
    expect(ids(shownPopups(all, { isHome: true, hiddenIds }).slides)).toEqual([1, 2])
    expect(ids(shownPopups(all, { isHome: false, hiddenIds }).slides)).toEqual([2])
  })

  test('a warning is no slide', () => {
    const all = [popup(1, { type: 2 }), popup(2)]
    const { warning, slides } = shownPopups(all, { isHome: true, hiddenIds: new Set() })
    expect(warning?.id).toBe(1)
    expect(ids(slides)).toEqual([2])
  })

  test('begin again after the last slide, or close when it says so', () => {
    const loop = [popup(1, { autoClose: 1 }), popup(2)]
    expect([nextSlide(loop, 0), nextSlide(loop, 1)]).toEqual([1, 0])
    const closing = [popup(1), popup(2, { autoClose: 1 })]
    expect([nextSlide(closing, 0), nextSlide(closing, 1)]).toEqual([1, null])
  })
})

describe('Slides', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const show = (slides: readonly PopupView[]) => {
    const onClose = vi.fn()
    render(
      <MemoryRouter>
        <Slides slides={slides} onClose={onClose} />
      </MemoryRouter>
    )
    return onClose
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const isShown = (id: number) => screen.queryByText(`Text ${id}`) !== null

  test('follow each other every ten seconds, and close after the last one', () => {
    const onClose = show([popup(1), popup(2, { autoClose: 1 })])
    pass(SLIDE_MS - 1)
    expect(isShown(1)).toBe(true)
    pass(1)
    expect(isShown(2)).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
    pass(SLIDE_MS)
    expect(onClose).toHaveBeenCalledWith(false)
  })

  test('wait while a pointer is on them, and for good once paused', () => {
    show([popup(1), popup(2)])
    const content = screen.getByText('Text 1')
    fireEvent.pointerEnter(content)
    pass(3 * SLIDE_MS)
    expect(isShown(1)).toBe(true)
    fireEvent.pointerLeave(content)
    pass(SLIDE_MS)
    expect(isShown(2)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'popups.pause', hidden: true }))
    pass(5 * SLIDE_MS)
    expect(isShown(2)).toBe(true)
  })

  test('do not move for who wants less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show([popup(1), popup(2)])
    pass(5 * SLIDE_MS)
    expect(isShown(1)).toBe(true)
  })

  test('tell whether they are never to be shown again', () => {
    const onClose = show([popup(1)])
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }))
    const close = document.querySelector('[data-dialog-close]')
    if (close) fireEvent.click(close)
    expect(onClose).toHaveBeenCalledWith(true)
  })
})
