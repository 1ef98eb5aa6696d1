/** Replaces qs, with which refine reads query strings only when it syncs with the address; that is off here. */
export function parse(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
export function stringify(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
export default { parse, stringify }
