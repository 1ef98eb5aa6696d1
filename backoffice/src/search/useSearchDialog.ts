import { useStore } from 'ra-core'
import { useMay } from '../access/useMay.ts'
import { VISIT } from '../preferences/store.ts'

/** Whether the search is open, the function that sets it, and whether the user may search at all. */
export function useSearchDialog() {
  const [isOpen, setIsOpen] = useStore(`${VISIT}.search`, false)
  const seesPeople = useMay('users.view')
  const seesCoupons = useMay('coupons.view')
  return { isOpen, setIsOpen, isAllowed: seesPeople || seesCoupons }
}
