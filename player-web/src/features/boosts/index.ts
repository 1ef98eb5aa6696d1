/** Odds boosts, for prices and the slip. */
import { lazy } from '../../ui/lazy.ts'

export { boostsAtom, type Boosts, type SlipBoost } from './boostsAtom.ts'

/** Delay that lets the page load first. */
const AFTER_MS = 1_500

export const BoostsReader = lazy(async () => {
  await new Promise((then) => setTimeout(then, AFTER_MS))
  return import('./BoostsReader.tsx')
})
