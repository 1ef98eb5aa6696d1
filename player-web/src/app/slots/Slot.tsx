import { shownBlocks, type SlotName } from '@grandstand/shared-types/themes/slots'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { Part } from '../Part.tsx'
import { blockOf } from './blocks.ts'
import styles from './Slot.module.css'

/**
 * The blocks that the theme places here, in its order. They wait for each other's code and appear together, so that none
 * moves the others. A failing block leaves the others on the page.
 */
export default function Slot({ name }: { name: SlotName }) {
  const { theme } = usePageTheme()
  if (!theme) return null
  return (
    <div className={styles.slot} data-slot={name}>
      {shownBlocks(theme.slots, name).map((block) => {
        const Block = blockOf(block, theme.overrides)
        return (
          <Part key={block} fallback="nothing">
            <Block />
          </Part>
        )
      })}
    </div>
  )
}
