/** The bound of a field, which keeps what was typed or pasted: a text that the browser cuts is another text (rules 8.18). */
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import type { TextFieldProps } from '@mui/material'

type SlotProps = TextFieldProps['slotProps']

/** Far above every bound: it keeps the page quick, and what it cuts is refused as too long all the same. */
const MOST_PASTED = 100_000

/** The most characters that `slotProps` name, and these without the order to cut. */
export function boundOf(slotProps: SlotProps): { most: number | undefined; uncut: SlotProps } {
  const input: unknown = slotProps?.htmlInput
  if (typeof input !== 'object' || input === null || !('maxLength' in input)) {
    return { most: undefined, uncut: slotProps }
  }
  return {
    most: Number(input.maxLength),
    uncut: { ...slotProps, htmlInput: { ...input, maxLength: MOST_PASTED } },
  }
}

/** Marks that nobody sees do not count, but in a password, which is taken as it was typed. */
export function isTooLong(value: unknown, most: number | undefined, type?: string): boolean {
  if (most === undefined || typeof value !== 'string') return false
  return (type === 'password' ? value : plainTyped(value)).length > most
}
