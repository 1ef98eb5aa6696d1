/** How a feature offers blocks for the slots of a theme: `blocks.ts` of its folder exports `blocks`. */
import type { BlockName } from '@grandstand/shared-types/themes/slots'
import type { ComponentType } from 'react'

/** Each block by its name; a block draws nothing while it has no content. */
export type Blocks = Partial<Record<BlockName, () => Promise<{ default: ComponentType }>>>
