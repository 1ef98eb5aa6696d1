import { shownBlocks, type SlotName } from '@grandstand/shared-types/themes/slots'
import { Suspense } from 'react'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { Part } from '../Part.tsx'
import { blockOf } from './blocks.ts'
import styles from './Slot.module.css'

/** The blocks that the theme places here, in its order. A failing block leaves the others on the page. */
export default function Slot({ name }: { name: SlotName }) {
  const { theme } = usePageTheme()
  if (!theme) return null
  return (
    <div className={styles.slot} data-slot={name}>
      {shownBlocks(theme.slots, name).map((block) => {
        const Block = blockOf(block, theme.overrides)
        return (
          <Part key={block} fallback="nothing">
            <Suspense fallback={null}>
              <Block />
            </Suspense>
          </Part>
        )
      })}
    </div>
  )
}
