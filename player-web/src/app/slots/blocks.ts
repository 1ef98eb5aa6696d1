/** All blocks, collected from the features. */
import type { BlockName } from '@grandstand/shared-types/themes/slots'
import type { ComponentType } from 'react'
import type { Blocks } from '../../navigation/blocks.ts'
import { lazy, loadAgain } from '../../ui/lazy.ts'
import { overridesOf } from './overrides.ts'

const found = import.meta.glob<{ blocks: Blocks }>('../../features/*/blocks.ts', { eager: true })

export const BLOCKS: Blocks = Object.assign({}, ...Object.values(found).map(({ blocks }) => blocks))

const components = new Map<string, ComponentType>()

/** The component of a block, which a theme's module may replace. Its code is asked for at the first call. */
export function blockOf(block: BlockName, overrides: string | null): ComponentType {
  const key = `${overrides} ${block}`
  const component = components.get(key) ?? begun(loadAgain(() => load(block, overrides)))
  components.set(key, component)
  return component
}

/** React would load the next of several blocks only after the one before it. */
function begun(loading: Promise<{ default: ComponentType }>): ComponentType {
  // the block fails where it is drawn
  loading.catch(() => undefined)
  return lazy(() => loading)
}

async function load(block: BlockName, overrides: string | null) {
  const own = (await overridesOf(overrides))[block]
  return (own ?? BLOCKS[block])?.() ?? { default: Nothing }
}

/** Stands in for a block that no feature offers yet. */
const Nothing = () => null
