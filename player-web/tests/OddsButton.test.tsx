import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OddsButton } from '../src/odds/OddsButton.tsx'
import { oddsStore } from '../src/odds/store.ts'
import { ARROW_MS } from '../src/odds/movement.ts'
import { soccerMatch } from './support.ts'

const START = 5_000_000

function priceOf(oddsMilli: number, active = true, at = Date.now()) {
  const match = soccerMatch()
  const [market] = match.markets
  const outcomes = [{ id: 701, key: '1', oddsMilli, active }]
  act(() => oddsStore.ingestMatches([{ ...match, markets: [{ ...market!, outcomes }] }], at))
}

function show(onToggle = vi.fn(), isSelected = false) {
  render(
    <OddsButton
      outcomeId={701}
      label="Galatasaray, Galatasaray – Trabzonspor"
      lockedLabel="kapalı"
      isSelected={isSelected}
      onToggle={onToggle}
    />
  )
  return onToggle
}

const button = () => screen.getByRole('button')
const movement = () => button().querySelector('[data-direction]')?.getAttribute('data-direction')

describe('odds button', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
    priceOf(1850)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is named by outcome, match and price, and says whether it is chosen', () => {
    show(undefined, true)
    expect(button().getAttribute('aria-label')).toBe('Galatasaray, Galatasaray – Trabzonspor, 1.85')
    expect(button().getAttribute('aria-pressed')).toBe('true')
  })

  test('a price outside the bounds of the player says the bound, and can still be chosen', () => {
    const onToggle = vi.fn()
    render(
      <OddsButton
        outcomeId={701}
        label="Galatasaray"
        lockedLabel="kapalı"
        maxOddsMilli={1500}
        aboveMaxLabel="en fazla 1.50"
        isSelected={false}
        onToggle={onToggle}
      />
    )
    expect(button().getAttribute('aria-label')).toBe('Galatasaray, 1.85, en fazla 1.50')
    expect(button().dataset['bound']).toBe('true')
    fireEvent.click(button())
    expect(onToggle).toHaveBeenCalledOnce()
    priceOf(1500)
    expect(button().dataset['bound']).toBeUndefined()
    act(() => vi.advanceTimersByTime(ARROW_MS))
  })

  test('a tap chooses the price, and a second tap removes it', () => {
    const onToggle = show()
    fireEvent.click(button())
    expect(onToggle).toHaveBeenCalledOnce()
  })

  test('the first price shows no movement; a rise shows one until its time is over', () => {
    show()
    expect(movement()).toBeUndefined()
    priceOf(1900)
    expect(movement()).toBe('up')
    act(() => vi.advanceTimersByTime(ARROW_MS))
    expect(movement()).toBeUndefined()
  })

  test('a fall shows down, and a new tick starts the time again', () => {
    show()
    priceOf(1900)
    act(() => vi.advanceTimersByTime(ARROW_MS - 100))
    priceOf(1800)
    act(() => vi.advanceTimersByTime(ARROW_MS - 100))
    expect(movement()).toBe('down')
  })

  test('a price locked for the silence of its feed stays visible with a padlock, and cannot be picked', () => {
    const onToggle = show()
    const market = {
      ...soccerMatch().markets[0]!,
      outcomes: [{ id: 701, key: '1', oddsMilli: 1850, active: true }],
    }
    const state = { betStatus: 'started', isPaused: false, afterSilence: false } as const
    act(() => oddsStore.push([market], { ...state, isRateLocked: true }))
    expect(button().dataset['state']).toBe('locked')
    expect(button().textContent).toContain('1.85')
    expect(button().querySelector('svg')).not.toBeNull()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button())
    expect(onToggle).not.toHaveBeenCalled()
    act(() => oddsStore.push([market], { ...state, isRateLocked: false }))
    expect(button().dataset['state']).toBe('open')
  })

  test('a price that changed during a silence shows no movement', () => {
    show()
    priceOf(1950, true, START + 120_000)
    expect(button().textContent).toContain('1.95')
    expect(movement()).toBeUndefined()
  })

  test('a locked price keeps its place and ignores taps', () => {
    const onToggle = show()
    priceOf(1850, false)
    fireEvent.click(button())
    expect(onToggle).not.toHaveBeenCalled()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().getAttribute('aria-label')).toContain('kapalı')
  })

  test('a locked price in the slip can still be removed', () => {
    const onToggle = show(undefined, true)
    priceOf(1850, false)
    fireEvent.click(button())
    expect(onToggle).toHaveBeenCalledOnce()
  })
})
