/** The audit log finds the resource of a subject, and a resource its subject, by what the resource says of itself. */
import { expect, it } from 'vitest'
import { resourceOfSubject, subjectOfResource } from '../src/registry/subjects.ts'

it.each([
  ['banner', 'banners'],
  ['category', 'categories'],
  ['match', 'matches'],
  ['bonus', 'bonuses'],
  ['site', 'sites'],
  ['paymentMethod', 'payment-methods'],
  ['promoBatch', 'promo-batches'],
  ['siteText', 'translations'],
  ['game', 'provider-games'],
  ['jackpot', 'brand-jackpots'],
  ['drawGame', 'draw-game-settings'],
])('%s is a record of %s', (subject, resource) => {
  expect(resourceOfSubject(subject)).toBe(resource)
  expect(subjectOfResource(resource)).toBe(subject)
})

it('markets and prices have no page of their own', () => {
  expect(['market', 'outcome', 'feed', 'list'].map(resourceOfSubject)).toEqual(
    Array(4).fill(undefined)
  )
})
