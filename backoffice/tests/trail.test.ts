import { describe, expect, it } from 'vitest'
import { stepsBack, walk } from '../src/keys/trail.ts'

describe('the way back', () => {
  it('leads to the page before, past the tabs of the same page', () => {
    walk(0, '/users', true)
    walk(1, '/users/7/show', true)
    walk(2, '/coupons/9/show', true)
    expect(stepsBack(2, '/coupons/9/show')).toBe(-1)
    walk(3, '/coupons/9/show', true)
    expect(stepsBack(3, '/coupons/9/show')).toBe(-2)
  })

  it('skips forms: a user who was just opened leads back to the list', () => {
    walk(0, '/users', true)
    walk(1, '/users/create', true)
    walk(2, '/users/8/show', true)
    expect(stepsBack(2, '/users/8/show')).toBe(-2)
    walk(3, '/users/8', true)
    walk(4, '/users/8/show', true)
    expect(stepsBack(4, '/users/8/show')).toBe(-4)
  })

  it('leads to a list that was left before its new filter was shown', () => {
    walk(0, '/users', true)
    walk(2, '/users/8/show', true)
    expect(stepsBack(2, '/users/8/show')).toBe(-1)
  })

  it('is unknown where no page of the app was open before', () => {
    walk(0, '/users/8/show', true)
    expect(stepsBack(0, '/users/8/show')).toBeNull()
  })
})
