import { useEffect } from 'react'
import { pageData } from '../api/pageData.ts'

let haveRun = false

/** Runs the scripts of the brand's own, once; a brand without any loads no code for it. */
export function useOwnScripts(): void {
  useEffect(() => {
    if (haveRun) return
    haveRun = true
    const { generalJs = '', settings } = pageData()?.settings ?? {}
    const scripts = [generalJs, settings?.analytics ?? '', settings?.liveChatScript ?? '']
    if (scripts.every((text) => text === '')) return
    void import('./ownScripts.ts').then(({ runScripts }) => runScripts(scripts))
  }, [])
}
