import { shownBlocks, type BlockName, type SlotName } from '@grandstand/shared-types/themes/slots'
import { Suspense, useRef } from 'react'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { useNear } from '../../ui/window/useNear.ts'
import { Part } from '../Part.tsx'
import { blockOf } from './blocks.ts'
import styles from './Slot.module.css'

/** Blocks of the home page that fill a phone's first screen; the code and data of those below load as they come near. */
const FIRST = 4

/**
 * The blocks that the theme places here, in its order. They wait for each other's code and appear together, so that none
 * moves the others. A failing block leaves the others on the page.
 */
export default function Slot({ name }: { name: SlotName }) {
  const { theme } = usePageTheme()
  if (!theme) return null
  const blocks = shownBlocks(theme.slots, name)
  const count = name === 'home' ? FIRST : blocks.length
  return (
    <div className={styles.slot} data-slot={name}>
      <Blocks names={blocks.slice(0, count)} overrides={theme.overrides} />
      {blocks.length > count && <Below names={blocks.slice(count)} overrides={theme.overrides} />}
    </div>
  )
}

interface BlocksProps {
  names: readonly BlockName[]
  overrides: string | null
}

function Blocks({ names, overrides }: BlocksProps) {
  return names.map((name) => {
    const Block = blockOf(name, overrides)
    return (
      <Part key={name} fallback="nothing">
        <Block />
      </Part>
    )
  })
}

/** Who comes back to the page finds it as long as it was. */
let wasNear = false

function Below(props: BlocksProps) {
  const end = useRef<HTMLSpanElement>(null)
  const isNear = useNear(end)
  wasNear ||= isNear
  if (!wasNear) return <span ref={end} className={styles.end} />
  return (
    // what stands above stays while they load
    <Suspense fallback={null}>
      <Blocks {...props} />
    </Suspense>
  )
}
