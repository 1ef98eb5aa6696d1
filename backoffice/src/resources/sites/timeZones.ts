/** Time zones to choose from. */

/** Names that the API takes and engines leave out of their list, where an older name of the same zone stands. */
const NEWER = [
  'UTC',
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Istanbul',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
]

export function isNamed(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zones of the engine and their newer names in alphabetical order, and the one that is saved, whatever the engine knows. */
export function timeZoneChoices(saved: string | undefined): { id: string; name: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), ...NEWER.filter(isNamed)])
  if (saved) known.add(saved)
  return [...known].sort().map((id) => ({ id, name: id.replaceAll('_', ' ') }))
}
