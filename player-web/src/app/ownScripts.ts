/** Runs the scripts of the brand's own. The page's content policy lets them run by the nonce. */
import { scriptParts, type ScriptPart } from '@grandstand/shared-types/sites/script_parts'
import { pageNonce } from '../api/pageData.ts'

/** `texts` are what staff entered; a text without a script runs nothing. */
export function runScripts(texts: readonly string[]): void {
  const nonce = pageNonce()
  for (const text of texts) {
    for (const part of scriptParts(text) ?? []) document.body.append(elementOf(part, nonce))
  }
}

function elementOf({ code, src, attributes }: ScriptPart, nonce: string): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.nonce = nonce
  // scripts of one text run in their order
  script.async = false
  if (src === null) script.textContent = code
  else script.src = src
  return script
}
