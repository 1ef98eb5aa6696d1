import { useStore } from 'ra-core'

/** Whether the menu is pulled out, where it is a drawer; closed until somebody opens it. */
export const useMenuDrawer = () => useStore('menu.isOpen', false)
