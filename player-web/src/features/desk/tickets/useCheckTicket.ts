import { plainCode } from '@grandstand/shared-types/core/typed_text'
import { atom, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'

/** The code of the presented ticket; not in the address, which other people may read. */
export const ticketCodeAtom = atom<string | null>(null)

/** Opens the ticket of a typed or scanned code. A text without letters and digits does nothing. */
export function useCheckTicket(): (typed: string) => void {
  const home = useHome()
  const navigate = useNavigate()
  const setCode = useSetAtom(ticketCodeAtom)
  return (typed) => {
    const code = plainCode(typed).replace(/[^\p{L}\p{N}]/gu, '')
    if (code === '') return
    setCode(code)
    void navigate(`${home}desk/ticket`)
  }
}
