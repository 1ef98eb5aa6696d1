const HOUR_S = 3600

/** Seconds as `1:02:03`, without hours as `2:03`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor((seconds % HOUR_S) / 60)
  const rest = two(seconds % 60)
  return seconds >= HOUR_S
    ? `${Math.floor(seconds / HOUR_S)}:${two(minutes)}:${rest}`
    : `${minutes}:${rest}`
}
