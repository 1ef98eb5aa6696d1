import { useStore } from 'ra-core'

/** Whether the menu is open where it is a drawer; closed at first. */
export const useMenuDrawer = () => useStore('menu.isOpen', false)
